import { Swatches } from '../../new-game/Swatches';
import { useWords } from '../words';

type PersonFieldsProps = {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly colour: string;
  readonly onColour: (colour: string) => void;
  readonly taken?: readonly string[];
};

export function PersonFields({ name, onName, colour, onColour, taken }: PersonFieldsProps) {
  const t = useWords();
  return (
    <fieldset className="seat">
      <legend>{t('create.you')}</legend>
      <input
        aria-label={t('create.name')}
        placeholder={t('create.name')}
        data-testid="your-name"
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => onName(event.target.value)}
      />
      <Swatches label={t('create.colour')} name="colour" chosen={colour} taken={taken} onChoose={onColour} />
    </fieldset>
  );
}
