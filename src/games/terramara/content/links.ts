import type { ArtifactId, Resource, SpaceId } from './terms';

/** Names of things on the table that link to related things (`src/game-api/links.ts`). */
export type Link =
  | `card:${ArtifactId}`
  | `space:${SpaceId}`
  | `resource:${Resource}`
  | 'track:military'
  | 'track:technology'
  | 'track:expedition';
