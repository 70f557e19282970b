/** `npm run audit:mutants`: breaks the server in many ways; each must be found by the commands that are there to find it. */
import * as v from 'valibot';
import { COMMANDS, runShort } from './mutants/commands';
import { ServerCopy } from './mutants/copy';
import { type Command, MUTANTS, type Mutant } from './mutants/table';
import { listed, readOptions } from './usage';

const { only } = readOptions('audit:mutants', '[--only NAME,…]', {
  only: v.pipe(
    listed,
    v.everyItem(
      (name) => MUTANTS.some((mutant) => mutant.name === name),
      `expected names of ${MUTANTS.map(({ name }) => name).join(', ')}`,
    ),
  ),
});

const LAST_LINES = 1500;
const missed: string[] = [];
const rows: Record<string, Partial<Record<Command, string>>> = {};

/** What a command says of an unbroken server is that nothing is wrong. */
async function sound(command: Command, root: string): Promise<string> {
  const { code, output } = await runShort(command, root);
  if (code === 0) return 'nothing';
  missed.push(`${command} finds fault with the server as it is:\n${output.slice(-LAST_LINES)}`);
  return `exit ${code}`;
}

async function findings({ name, found }: Mutant, root: string) {
  const row: Partial<Record<Command, string>> = {};
  for (const command of COMMANDS) {
    const says = found[command];
    if (says === undefined) continue;
    const { code, output } = await runShort(command, root);
    const said = says.exec(output)?.[0];
    row[command] = code === 1 && said !== undefined ? 'found' : 'missed';
    if (row[command] === 'found') continue;
    missed.push(`${command} misses the mutant "${name}" (exit ${code}):\n${output.slice(-LAST_LINES)}`);
  }
  return row;
}

const chosen = MUTANTS.filter(({ name }) => only.length === 0 || only.includes(name));
const needed = COMMANDS.filter((command) => chosen.some(({ found }) => command in found));
const whole = new ServerCopy();
for (const command of needed) {
  rows['(as it is)'] = { ...rows['(as it is)'], [command]: await sound(command, whole.folder) };
}
whole.dispose();
for (const mutant of chosen) {
  const copy = new ServerCopy();
  try {
    copy.edit(mutant);
    rows[mutant.name] = await findings(mutant, copy.folder);
  } finally {
    copy.dispose();
  }
  console.log(`${mutant.name}: ${JSON.stringify(rows[mutant.name])}`);
}
console.table(rows);
for (const sentence of missed) console.error(sentence);
process.exit(missed.length === 0 ? 0 : 1);
