import type { SpaceId } from '../../content/terms';

type SpaceOptionsProps = {
  readonly spaces: readonly SpaceId[];
  readonly nameOf: (space: SpaceId) => string;
};

/** The options of a `select` of spaces */
export function SpaceOptions({ spaces, nameOf }: SpaceOptionsProps) {
  return spaces.map((space) => (
    <option key={space} value={space}>
      {nameOf(space)}
    </option>
  ));
}
