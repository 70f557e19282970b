/** A test build with the sample game, and its server. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { ServerProgram } from '../../../scripts/online/program';

export type SampleSite = { readonly url: string; readonly close: () => Promise<void> };

/** Builds the site in the first test file that needs it; other files wait for it. */
async function builtSample(): Promise<string> {
  const folder = inject('sampleFolder');
  const ready = join(folder, 'ready');
  try {
    mkdirSync(join(folder, 'building'));
  } catch {
    await vi.waitUntil(() => existsSync(ready), { timeout: 170_000, interval: 500 });
    return ready;
  }
  const outDir = join(folder, 'built');
  process.env.SAMPLE_GAME = 'yes';
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  delete process.env.SAMPLE_GAME;
  renameSync(outDir, ready);
  return ready;
}

export async function openSampleSite(): Promise<SampleSite> {
  const server = new ServerProgram({
    APP_FOLDER: await builtSample(),
    BOT_PACE: '0',
    NODE_OPTIONS: '--conditions=sample-game',
  });
  await server.start();
  return { url: server.url, close: () => server.dispose() };
}

/** Starts the site for the tests of a file. */
export function withSampleSite(): Pick<SampleSite, 'url'> {
  let site: SampleSite;
  beforeAll(async () => {
    site = await openSampleSite();
  }, 180_000);
  afterAll(() => site.close());
  return {
    get url() {
      return site.url;
    },
  };
}
