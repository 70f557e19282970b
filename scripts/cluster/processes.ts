import { readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second. */
const TICKS = 100;

/** Indexes of `utime` and `stime` after the program's name, which may contain any characters */
const USER = 11;
const SYSTEM = 12;

/** Returns the CPU time in s of all threads of a process; 0 if the process is gone. */
export function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS;
  } catch {
    return 0;
  }
}
