import type { ArtifactId, Resource, RoadSpaceId, SpaceId } from './terms';

/** Names of things on the table that link to related things (`src/game-api/links.ts`). */
export type Link =
  | `card:${ArtifactId}`
  | `space:${SpaceId}`
  | `resource:${Resource}`
  | `stop:${RoadSpaceId}`
  | `river:${number}`
  | 'track:military'
  | 'track:technology'
  | 'track:expedition';
