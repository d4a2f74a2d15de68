import js from "@eslint/js";

export default [
  { ignores: ["*", "!c4lab/", "!tools/"] },
  js.configs.recommended,
  // TypeScript knows better which names there are.
  { rules: { "no-undef": "off" } },
];
