import { memo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { Tip } from '../../../../table/controls/Tip';
import type { Link } from '../../content/links';
import { abilitySentence } from '../../text/words';
import { AbilityIcons } from '../cards/AbilityIcons';
import { useSelected, useTable } from '../context';
import { pieceOf } from '../pieces/names';

/**
 * The player's abilities. Empty slots name the University card that brings one. An ability being chosen appears in
 * its slot.
 */
export const Knowledge = memo(function Knowledge() {
  const { t, below, board, language, content } = useTable();
  const { plan } = useSelected();
  const { abilities, zones } = board(below);
  const places = zones.find(({ zone }) => zone === 'university')?.costs.length ?? 0;
  const cards = zones.find(({ zone }) => zone === 'university')?.cards.length ?? 0;
  const empty = Math.max(0, places - abilities.length);
  return (
    <section
      className="flex-column min-0 boxed gap-4 knowledge panel"
      aria-label={t('own.knowledge')}
      data-link={'own:knowledge' satisfies Link}
    >
      <h3 className="nowrap title-13 panel-title">{t('own.knowledge')}</h3>
      {abilities.map(({ card, ability }) => {
        const isLit = plan.kind === 'expand' && ability.kind === 'extra' && ability.zone === plan.zone;
        return (
          <Tip key={card} text={abilitySentence(ability, language)}>
            <div
              className={
                isLit
                  ? 'flex-row grow chip lit corner-5 low slot-ability'
                  : 'flex-row grow chip corner-5 low slot-ability'
              }
              data-piece={pieceOf(card)}
            >
              <AbilityIcons ability={ability} size={18} />
              <span className="visually-hidden">{abilitySentence(ability, language)}</span>
            </div>
          </Tip>
        );
      })}
      {plan.kind === 'ability' && (
        <div
          className="flex-row grow chip dashed lit corner-5 low size-12-5 slot-ability"
          data-testid="next-ability"
        >
          {plan.taken === null ? (
            t('own.withUniversity', { card: cards })
          ) : (
            <AbilityIcons ability={entryOf(content.action, plan.taken).ability} size={18} />
          )}
        </div>
      )}
      {Array.from({ length: plan.kind === 'ability' ? empty - 1 : empty }, (_, index) => {
        const card = cards + index + 1;
        return (
          <div
            key={index}
            className="flex-row grow faded clear-edge dashed pale-edge corner-5 low size-12-5 slot-ability-empty"
          >
            {card <= places ? t('own.withUniversity', { card }) : '–'}
          </div>
        );
      })}
    </section>
  );
});
