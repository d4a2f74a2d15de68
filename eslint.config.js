import js from "@eslint/js";

export default [
  { ignores: ["*", "!c4lab/"] },
  js.configs.recommended,
  // TypeScript knows better which names there are.
  { rules: { "no-undef": "off" } },
];
