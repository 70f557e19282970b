/** Looking things up without leaving what one is doing: a rule by its number, the game's almanac. Whatever shows a
 *  page or a table says what is looked up; the app shell opens it. */
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { splitAtEmphasis } from '../language/emphasis';
import type { AlmanacSection } from './almanac';
import { GameContext } from './gameContext';
import { ruleIn, splitAtRules } from './ruleNumbers';

export { ALMANAC_SECTIONS, type AlmanacSection } from './almanac';

export type LookUp =
  /** The rules, at a rule where one is named. */
  | { readonly kind: 'rules'; readonly rule: string | null }
  /** The almanac; `G` is the game whose content it shows, null: the built-in one. */
  | { readonly kind: 'almanac'; readonly section: AlmanacSection; readonly G: unknown };

export const LookUpContext = createContext<((what: LookUp) => void) | null>(null);
export const useLookUp = () => useContext(LookUpContext);

/** Finds the first rule that a text names, by the numbers of the game that is shown; null: it names none. */
export function useRuleIn(): (text: string) => string | null {
  const number = useContext(GameContext)?.ruleNumber ?? null;
  return useCallback((text) => (number === null ? null : ruleIn(text, number)), [number]);
}

type RuleTextProps = {
  readonly text: string;
  /** Pressed by pointer alone: the same link stands elsewhere for keys. */
  readonly pointerOnly?: boolean;
};

/** A sentence for the player: `*…*` is emphasised, and rule numbers open the rules. */
export function RuleText({ text, pointerOnly }: RuleTextProps): ReactNode {
  return splitAtEmphasis(text).map((part, index) => {
    const linked = <Linked key={index} text={part} pointerOnly={pointerOnly} />;
    return index % 2 === 1 ? <strong key={index}>{linked}</strong> : linked;
  });
}

function Linked({ text, pointerOnly = false }: RuleTextProps): ReactNode {
  const lookUp = useLookUp();
  const game = useContext(GameContext);
  if (lookUp === null || game === null || ruleIn(text, game.ruleNumber) === null) return text;
  return splitAtRules(text, game.ruleNumber).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // A link, so that a text breaks its lines as if it were none; the game stays where it is.
      <a
        key={index}
        href={`/${game.name}/rules#${part}`}
        className="rule-link"
        data-testid={`rule-${part}`}
        tabIndex={pointerOnly ? -1 : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          lookUp({ kind: 'rules', rule: part });
        }}
      >
        {part}
      </a>
    ),
  );
}
