import { createExplain } from '../../../language/explaining';
import type { Language } from '../../../language/language';
import type { TextValues } from '../../../language/translator';
import type { Refusal } from '../../../rules-kit/refusal';
import { COLOURS, GOODS, SPACES, ZONES } from '../content/terms';
import { isMoveName, whyNot } from '../rules/moves';
import type { G } from '../rules/state/state';
import { isTextKey, translator } from './catalogue/en/index';
import { goodName, phraseOf, pieces, zoneName } from './words';

/** Returns the wording of one value of a refusal. Numbers also select the plural form. */
function valueInWords(_G: G, name: string, value: string | number, language: Language): TextValues {
  if (typeof value === 'number') return name === 'have' ? { [name]: value } : { [name]: value, count: value };
  const t = translator(language);
  const known = <Word extends string>(words: readonly Word[]) => words.find((word) => word === value);
  switch (name) {
    case 'good': {
      const good = known(GOODS);
      return { good: good === undefined ? value : goodName(good, language) };
    }
    case 'zone': {
      const zone = known(ZONES);
      return { zone: zone === undefined ? value : zoneName(zone, language) };
    }
    case 'colour': {
      const colour = known(COLOURS);
      return { colour: colour === undefined ? value : t(`terms.colour.${colour}`) };
    }
    case 'space': {
      const space = known(SPACES);
      return { space: space === undefined ? value : t(`terms.space.${space}`) };
    }
    case 'move':
      return { move: isMoveName(value) ? t(`terms.move.${value}`) : value };
    default:
      return { [name]: value };
  }
}

/** Lists all missing goods in one phrase. */
function lacking({ values }: Refusal, language: Language): TextValues {
  const lacks = ([...GOODS, 'any'] as const).flatMap((good) => {
    const count = values?.[good];
    return typeof count === 'number' && count > 0 ? [pieces(good, count, language)] : [];
  });
  return lacks.length === 0 ? {} : { goods: phraseOf(lacks, language) };
}

export const { explain } = createExplain({ translator, isTextKey, whyNot, valueInWords, together: lacking });
