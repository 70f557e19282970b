import {
  type Read,
  readBag,
  readBoolean,
  readFields,
  readIdOf,
  readNothing,
  readOne,
  readOneOf,
} from '../../../rules-kit/readArguments';
import {
  type ArtifactId,
  type BonusTileId,
  LEVELS,
  RAW,
  RESOURCES,
  type RoadSpaceId,
  type SpaceId,
  type TileId,
  WORKERS,
} from '../content/terms';
import type { Building } from './artifacts';
import type { Swap } from './choices';
import type { CraftsmanUse } from './freeActions';
import type { DraftCard, OwnTiles } from './opening';
import type { Placing } from './placing';
import type { Step } from './tracks';

const readSpace = readIdOf<SpaceId>();
const readTile = readIdOf<TileId>();
const readArtifact = readIdOf<ArtifactId>();
const readRaw = readOneOf(RAW);
const readResources = readBag(RESOURCES);
const readIndex: Read<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 99 ? value : undefined;

export const read = {
  nothing: readNothing,
  space: readOne(readSpace),
  artifact: readOne(readArtifact),
  bonusTile: readOne(readIdOf<BonusTileId>()),
  draftCard: readOne(readIdOf<DraftCard>()),
  tiles: readOne(readFields<OwnTiles>({ plain: readTile, mountain: readTile })),
  yesOrNo: readOne(readBoolean),
  placing: readOne(readFields<Placing>({ worker: readOneOf(WORKERS), space: readSpace })),
  building: readOne(readFields<Building>({ card: readArtifact, pay: readResources })),
  craftsman: readOne(readFields<CraftsmanUse>({ level: readOneOf(LEVELS), convert: readBag(RAW) })),
  step: readOne(readFields<Step>({ caravan: readOneOf([0, 1]), to: readIdOf<RoadSpaceId>() })),
  resources: readOne(readResources),
  raw: readOne(readBag(RAW)),
  swap: readOne(readFields<Swap>({ from: readRaw, to: readRaw })),
  index: readOne(readIndex),
};
