/** Starts the server as `npm start` does, with limits that no test reaches, and finds a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ServerProgram } from '../../scripts/online/program';
import { findBrowser, findEngine } from './chromium';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    browserPath: string;
    /** The headless engine of the same browser if installed, or else the browser. */
    enginePath: string;
    /** Folder of the built app. */
    appFolder: string;
    /** Folder of the build with the sample game, created by the first test file that needs it. */
    sampleFolder: string;
  }
}

const APP_FOLDER = process.env.APP_FOLDER ?? fileURLToPath(new URL('../../dist', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser();
  const enginePath = findEngine();
  const server = new ServerProgram({ APP_FOLDER, BOT_PACE: '0' });
  await server.start();
  project.provide('url', server.url);
  project.provide('browserPath', browserPath);
  project.provide('enginePath', enginePath);
  project.provide('appFolder', APP_FOLDER);
  const sampleFolder = mkdtempSync(join(tmpdir(), 'sample-app-'));
  project.provide('sampleFolder', sampleFolder);
  return async () => {
    await server.dispose();
    rmSync(sampleFolder, { recursive: true, force: true });
  };
}
