/** Loaded into a server before it starts: its clocks go ahead by two minutes with each signal. */
const STEP_MS = 120_000;
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead += STEP_MS;
});
const wall = Date.now;
const elapsed = performance.now.bind(performance);
Date.now = () => wall() + ahead;
performance.now = () => elapsed() + ahead;
