// Asks the solver in Pyodide: node in_node.mjs PYODIDE_FOLDER REPOSITORY
import { pathToFileURL } from "node:url";

const [folder, repository] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.mountNodeFS("/repository", repository);
try {
  await python.runPythonAsync(`
import sys
sys.path.insert(0, "/repository")
sys.dont_write_bytecode = True
from tests.solver.in_browser.in_browser import check_scores, check_stopping
check_scores()
await check_stopping()
`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
