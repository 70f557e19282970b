import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { agoText, momentText } from '../../src/language/moments';

const at = new Date(2026, 10, 24, 18, 12).getTime();
const readBy = (...languages: string[]) => vi.stubGlobal('navigator', { languages });
afterEach(() => vi.unstubAllGlobals());

/** Replaces spaces of other widths. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('momentText', () => {
  it('returns only the time for today', () => {
    readBy('en-US');
    expect(plain(momentText(at, 'en', at + 60_000))).toBe('6:12 PM');
    readBy('de', 'en-GB');
    expect(momentText(at, 'en', at + 60_000)).toBe('18:12');
    expect(momentText(at, 'ja', at + 60_000)).toBe('18:12');
    const early = new Date(2026, 10, 24, 2, 5).getTime();
    expect(momentText(early, 'en', at)).toBe('02:05');
  });

  it('adds the day for another day', () => {
    readBy('en-GB', 'ja-JP');
    for (const days of [1, 3, -2]) {
      const now = at + days * 86_400_000;
      expect(momentText(at, 'en', now)).toBe('Tue 24 Nov, 18:12');
      expect(momentText(at, 'ja', now)).toBe('11月24日(火) 18:12');
    }
  });

  it('adds the year for another year', () => {
    readBy('en-GB');
    expect(momentText(at, 'en', at + 60 * 86_400_000)).toBe('Tue, 24 Nov 2026, 18:12');
  });
});

it.each([
  [-5000, 'this minute', '1分以内'],
  [5 * 60_000, '5 minutes ago', '5分前'],
  [3 * 3_600_000, '3 hours ago', '3時間前'],
  [86_400_000, 'yesterday', '昨日'],
])('%d ms ago is "%s" or "%s"', (ms, english, japanese) => {
  readBy();
  expect(agoText(at, 'en', at + ms)).toBe(english);
  expect(agoText(at, 'ja', at + ms)).toBe(japanese);
});

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

it('is the only module that formats dates and times for readers', () => {
  const formats = /toLocale(Date|Time)?String\(|RelativeTimeFormat\(|new Intl\.DateTimeFormat\(/;
  const others = ['src/app', 'src/table', 'src/games', 'src/session', 'src/language']
    .flatMap(sources)
    .filter((file) => file !== 'src/language/moments.ts' && formats.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});

it("no online page compares a moment with the device's clock", () => {
  const reading = sources('src/app/online').filter(
    (file) => !file.endsWith('serverTime.ts') && /Date\.now\(\)/.test(readFileSync(file, 'utf8')),
  );
  expect(reading).toEqual([]);
});
