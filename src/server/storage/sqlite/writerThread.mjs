/** The thread that writes to the database, so that waiting for the disk stops nothing else. */
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

/** One write, all or nothing; the index of the statement that should have changed something and didn't. */
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
    // Throws when SQLite has given up the whole transaction (disk full): then every write of it has failed.
    database.exec('rollback to one; release one');
    return { error: told(error) };
  }
}

const told = (error) => ({ message: error.message, code: error.code });

/** Writes of several matches with one wait for the disk. Nobody hears of any of them before this has returned. */
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
