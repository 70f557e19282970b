import { PickForm } from '../../../../table/text/PickForm';
import { board } from '../../content/board';
import { REGIONS, type SpaceId } from '../../content/terms';
import type { Intent } from '../../position/legal';
import { listComma } from '../../text/words';
import { useText } from '../context';

export type SpaceOption = {
  readonly space: SpaceId;
  /** Beside the name: the way and its cost. */
  readonly note?: string;
  /** Said once it is chosen. */
  readonly detail?: () => string;
  readonly intent: Intent;
};

type SpaceFormProps = {
  readonly name: string;
  readonly label: string;
  readonly confirm: string;
  readonly options: readonly SpaceOption[];
};

/** One of several spaces, by region and name, with what is to be known of the chosen one. */
export function SpaceForm({ name, label, confirm, options }: SpaceFormProps) {
  const { t, language, spaceName } = useText();
  const groups = REGIONS.map((region) => ({
    title: t(`terms.region.${region}`),
    options: options
      .filter(({ space }) => board.space[space].region === region)
      .sort((a, b) => spaceName(a.space).localeCompare(spaceName(b.space), language))
      .map(({ space, note, detail, intent }) => ({
        key: `${space} ${note ?? ''}`,
        label: note === undefined ? spaceName(space) : listComma([spaceName(space), note], language),
        detail,
        intent,
      })),
  }));
  return <PickForm name={name} label={label} confirm={confirm} groups={groups} />;
}
