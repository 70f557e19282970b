/** The thread that writes to the database, so that the main thread never waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const database = new Libsql(workerData.file);
for (const pragma of workerData.pragmas) database.pragma(pragma);
const prepared = new Map();

function statement(sql) {
  let found = prepared.get(sql);
  if (found === undefined) {
    found = database.prepare(sql);
    prepared.set(sql, found);
  }
  return found;
}

/** Runs one atomic write. Returns the index of the statement that should have changed a row but didn't. */
function write(statements) {
  database.exec('savepoint one');
  for (const [index, { sql, parameters, mustChange }] of statements.entries()) {
    const { changes } = statement(sql).run(parameters);
    if (mustChange === true && changes === 0) {
      database.exec('rollback to one; release one');
      return { unchanged: index };
    }
  }
  database.exec('release one');
  return {};
}

function attempted(statements) {
  try {
    return write(statements);
  } catch (error) {
    // Throws if SQLite has rolled back the whole transaction, for example because the disk is full. Then all its
    // writes have failed.
    database.exec('rollback to one; release one');
    return { error: told(error) };
  }
}

const told = (error) => ({ message: error.message, code: error.code });

/** Commits the writes of several matches with one disk sync. Results are sent only after it. */
function commit(writes) {
  try {
    database.exec('begin immediate');
    const results = writes.map(attempted);
    database.exec('commit');
    return results;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    return writes.map(() => ({ error: told(error) }));
  }
}

parentPort.on('message', (writes) => {
  if (writes !== null) {
    parentPort.postMessage(commit(writes));
    return;
  }
  database.close();
  parentPort.close();
});
