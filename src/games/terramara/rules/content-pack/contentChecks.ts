/** Checks across records of a content: counts by level and category, and cross-references. */

import { ContentPackError } from '../../../../rules-kit/contentLibrary';
import { itemAt } from '../../../../rules-kit/indexed';
import { LEVELS, PROCESSED } from '../../content/terms';
import type { Content, Territory } from '../../content/vocabulary';

function expectCount(what: string, expected: number, found: number): void {
  if (found !== expected)
    throw new ContentPackError(`Content pack: ${what}: expected ${expected}, got ${found}.`);
}

function checkTerritory({ id, kind, level, spaces, back }: Territory): void {
  const fault = (field: string, expected: string) =>
    new ContentPackError(`Content pack: territories.${id}.${field}: expected ${expected}.`);
  const sizes = spaces.map(({ size }) => size).join();
  if (sizes !== 'small,small,large') throw fault('spaces', 'two small spaces and a large one');
  if (level === 3) {
    if (back !== undefined) throw fault('back', 'none: level 3 never flips');
    if (
      kind === 'plain' &&
      !spaces.some(({ do: effects }) => effects.some((effect) => 'bonusTile' in effect))
    )
      throw fault('spaces', 'a bonusTile space on a plain of level 3');
    if (kind === 'mountain' && spaces.some(({ condition }) => condition === undefined))
      throw fault('spaces', 'a condition of each space on a mountain of level 3');
    return;
  }
  if (back === undefined) throw fault('back', kind === 'plain' ? 'an outpost' : 'a trail');
  if (kind === 'plain' ? !('outpost' in back) : !('trail' in back))
    throw fault('back', kind === 'plain' ? 'an outpost' : 'a trail');
  if ('outpost' in back) {
    const ascends = (list: readonly number[]) =>
      list.every((value, i) => i === 0 || value > itemAt(list, i - 1));
    for (const field of ['at', 'vp'] as const)
      if (!ascends(back.outpost[field])) throw fault(`back.outpost.${field}`, 'three ascending numbers');
  }
}

/**
 * Checks the counts of a content.
 * @throws ContentPackError naming the failed check
 */
export function checkCounts(content: Content): void {
  const { territories, bonusTiles, artifacts, military, river } = content;
  for (const level of LEVELS) {
    for (const kind of ['plain', 'mountain'] as const)
      expectCount(
        `territories, ${kind}s of level ${level}`,
        4,
        territories.filter((tile) => tile.kind === kind && tile.level === level).length,
      );
    expectCount(`bonusTiles of level ${level}`, 6, bonusTiles.filter((tile) => tile.level === level).length);
    for (const category of PROCESSED)
      expectCount(
        `artifacts of level ${level}, category ${category}`,
        level === 3 ? 5 : 4,
        artifacts.filter((card) => card.level === level && card.category === category).length,
      );
  }
  expectCount('startCards', 12, content.startCards.length);
  for (const tile of territories) checkTerritory(tile);
  expectCount('river.reach', river.end + 1, river.reach.length);
  if (
    military.levelFrom[0] !== 0 ||
    military.levelFrom.some((from, i, all) => i > 0 && from <= itemAt(all, i - 1))
  )
    throw new ContentPackError('Content pack: military.levelFrom: expected ascending numbers from 0.');
}
