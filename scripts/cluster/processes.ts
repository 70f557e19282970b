import { readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second. */
const TICKS = 100;

/** Fields of `utime` and `stime` after the name of the program, which may contain anything. */
const USER = 11;
const SYSTEM = 12;

/** Returns the processor time in seconds that all threads of a process have used; 0: it is gone. */
export function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS;
  } catch {
    return 0;
  }
}
