/** Numbers for the guide's texts, taken from the content so that texts contain no literal values. */

import { amountText } from '../../../language/amount';
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { JOINING_PRICE, LEFT_OVER_VP, RAID_PRICE, UNBUILT_RESERVED } from '../content/board';
import { content } from '../content/index';
import { type ArtifactId, FLAGS, type Resources, ROUNDS, type SpaceId } from '../content/terms';

/** The first artifact built in the guided game. */
export const MALLET = 'a03';

const costOf = (id: ArtifactId): Resources => content.artifacts.find((card) => card.id === id)?.cost ?? {};
const vpOf = (id: ArtifactId): number => content.artifacts.find((card) => card.id === id)?.vp ?? 0;
/** Returns the capacity of a homeland space in the guided four-player game. */
const roomOn = (space: SpaceId): number =>
  entryOf(content.homeland, '4').find(({ id }) => id === space)?.capacity ?? 0;

export const figures = {
  rounds: ROUNDS,
  spacesOfTile: itemAt(content.territories, 0).spaces.length,
  malletCost: costOf(MALLET),
  malletVp: vpOf(MALLET),
  craftsmenOfRound: content.craftsmen.perRound,
  roomForCraftsmen: roomOn('craftsman'),
  roomForRaiders: roomOn('raid'),
  joining: JOINING_PRICE,
  raid: RAID_PRICE,
  firstAtCamp: itemAt(content.road.campVp, 0),
  flags: FLAGS,
  unbuilt: amountText(-UNBUILT_RESERVED),
  rawLeft: amountText(LEFT_OVER_VP.raw),
  processedLeft: amountText(LEFT_OVER_VP.processed),
} as const;
