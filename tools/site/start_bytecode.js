// @ts-check
// Run by Node while the site is built: `node start_bytecode.js FOLDER PACKAGES` starts the Pyodide that
// is in the folder, loads the packages, and has start_bytecode.py write the folder's wheels anew.

// TypeScript knows nothing of Node here.
const modules = ["node:fs", "node:url", "node:process"].map((name) => import(name));
const [{ readFileSync }, { pathToFileURL }, { argv }] = await Promise.all(modules);

const [folder, packages] = argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
await python.loadPackage(packages.split(","), { messageCallback: () => undefined });
python.FS.mkdirTree("/wheels");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/wheels");
const source = readFileSync(new URL("start_bytecode.py", import.meta.url), "utf8");
python.runPython(`${source}\ncompile_all(Path("/wheels"))`);
