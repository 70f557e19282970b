/**
 * The first file of each thread. It registers tsx, because Node 20 passes no loader on to threads, then loads the
 * thread's module. CommonJS, because Piscina calls require before import, and require of an ES module with top-level
 * await can abort the process.
 */
const { workerData } = require('node:worker_threads');

async function load() {
  const { register } = await import('tsx/esm/api');
  register();
  return import(workerData.worker);
}

let loaded;

/** Answers a task. Rejects if the module fails to load. */
exports.answer = async (task) => {
  loaded ??= load();
  return (await loaded).answer(task);
};
