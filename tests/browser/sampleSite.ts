/** A test build, with the sample game on its shelf, and its server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { ServerProgram } from '../../scripts/online/program';

export type SampleSite = { readonly url: string; readonly close: () => Promise<void> };

export async function openSampleSite(): Promise<SampleSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-app-'));
  process.env.SAMPLE_GAME = 'yes';
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  delete process.env.SAMPLE_GAME;
  const server = new ServerProgram({
    APP_FOLDER: folder,
    BOT_PACE: '0',
    NODE_OPTIONS: '--conditions=sample-game',
  });
  await server.start();
  return {
    url: server.url,
    close: async () => {
      await server.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The site for the tests of the file that asks for it. */
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
