// Prints what the solver says in Pyodide: node in_node.mjs PYODIDE_FOLDER REPOSITORY [SET:NUMBER ...]
import { pathToFileURL } from "node:url";

const [folder, repository, ...sets] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.mountNodeFS("/repository", repository);
python.globals.set("sets", python.toPy(sets));
try {
  await python.runPythonAsync(`
import sys
sys.path.insert(0, "/repository")
sys.dont_write_bytecode = True
from tests.solver.in_browser.in_browser import report
print(await report(sets))
`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
