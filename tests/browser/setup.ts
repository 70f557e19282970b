/** Starts the program as `npm start` does, with limits that no test comes near, and finds a browser. */
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ServerProgram } from '../../scripts/online/program';
import { findBrowser } from './chromium';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    browserPath: string;
    /** Where the built app lies. */
    appFolder: string;
  }
}

const APP_FOLDER = process.env.APP_FOLDER ?? fileURLToPath(new URL('../../dist', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser();
  const server = new ServerProgram({ APP_FOLDER, BOT_PACE: '0' });
  await server.start();
  project.provide('url', server.url);
  project.provide('browserPath', browserPath);
  project.provide('appFolder', APP_FOLDER);
  return () => server.dispose();
}
