/** Lets a page or table open a rule or the almanac without leaving the page. The app shell shows it. */
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { splitAtEmphasis } from '../language/emphasis';
import type { AlmanacSection } from './almanac';
import { GameContext } from './gameContext';
import { ruleIn, splitAtRules } from './ruleNumbers';

export { ALMANAC_SECTIONS, type AlmanacSection } from './almanac';

export type LookUp =
  /** The rules, scrolled to a rule if given. */
  | { readonly kind: 'rules'; readonly rule: string | null }
  /** The almanac with the content of the state `G`. Null: the built-in content. */
  | { readonly kind: 'almanac'; readonly section: AlmanacSection; readonly G: unknown };

export const LookUpContext = createContext<((what: LookUp) => void) | null>(null);
export const useLookUp = () => useContext(LookUpContext);

/** Returns a function that finds the first rule number of the current game in a text, or null. */
export function useRuleIn(): (text: string) => string | null {
  const number = useContext(GameContext)?.ruleNumber ?? null;
  return useCallback((text) => (number === null ? null : ruleIn(text, number)), [number]);
}

type RuleTextProps = {
  readonly text: string;
  /** Leaves the link out of the tab order, because the same link is elsewhere on the page. */
  readonly pointerOnly?: boolean;
};

/** Shows a sentence with `*…*` emphasised and rule numbers linked to the rules. */
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
      // A link, because it wraps like text. The click handler keeps the game's page open.
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
