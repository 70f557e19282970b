/**
 * Finds or gets a browser for the tests: an installed Chromium, Chrome or Edge; else a Debian package if it can be
 * installed; else Playwright's download.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'msedge',
];
/** Chromium's headless engine, which renders the same pages with less CPU time but supports no notifications. */
const ENGINES = ['chromium-headless-shell', 'chrome-headless-shell'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function onPath(commands: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const command of commands)
    for (const folder of folders)
      if (existsSync(path.join(folder, command))) return path.join(folder, command);
  return null;
}

function named(): string | null {
  const path = process.env.CHROMIUM_PATH;
  return path !== undefined && existsSync(path) ? path : null;
}

function installed(): string | null {
  const downloaded = chromium.executablePath();
  return (
    named() ??
    onPath(COMMANDS) ??
    PLACES.find((place) => existsSync(place)) ??
    (existsSync(downloaded) ? downloaded : null)
  );
}

function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of a browser. @throws Error with a sentence that tells the user what to install */
export function findBrowser(): string {
  const found = installed();
  if (found !== null) return found;
  console.log('No Chromium, Chrome or Edge is installed: getting one for the browser tests.');
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const get = (name: string) => attempt('apt-get', ['install', '-y', '-qq', name]);
    // The headless engine is a separate package that not every version of Debian has.
    if (attempt('apt-get', ['update', '-qq']) && get('chromium')) get('chromium-headless-shell');
    const debian = installed();
    if (debian !== null) return debian;
  }
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  attempt(process.execPath, [cli, 'install', 'chromium']);
  const own = installed();
  if (own !== null) return own;
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

/** Returns the fastest engine: the headless one if installed, or else the browser. @throws Error like `findBrowser` */
export function findEngine(): string {
  const browser = findBrowser();
  return named() ?? onPath(ENGINES) ?? browser;
}

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing in the browser's own process saves a sixth of the CPU time.
  '--in-process-gpu',
];
