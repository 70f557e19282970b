import { memo, type ReactNode, useMemo } from 'react';
import { Tip } from '../../../../table/controls/Tip';
import { Header as HeaderFrame } from '../../../../table/frame/Header';
import { RoundTrack } from '../../../../table/frame/RoundTrack';
import { ROUNDS } from '../../content/setup';
import { SEASON_PHASES } from '../../content/terms';
import { situationCard } from '../../rules/content-pack/contentOf';
import { situationInForce, situationText } from '../../text/cardText';
import { situationTouches } from '../../view-model/links/situationTouches';
import { phaseKey } from '../../view-model/phaseKey';
import { seasonOf } from '../../view-model/targets';
import { upcoming } from '../../view-model/upcoming';
import { SituationEmblem } from '../cards/SituationEmblem';
import { usePick, useTable } from '../context';
import { SeasonIcon } from '../icons/index';

function SituationChip() {
  const { G, language } = useTable();
  const pick = usePick();
  const id = G.situations[G.situations.length - 1];
  if (id === undefined) return null;
  const situation = situationCard(G, id);
  const { title, sentences } = situationText(situation, language);
  const touches = situationTouches(situation);
  return (
    <Tip text={sentences.join(' ')} side="bottom">
      <button
        type="button"
        className={`flex-row narrow chip hover-shaded gap-9 left situation situation-${touches}`}
        data-testid="situation"
        data-action="situation"
        onClick={() => pick({ do: 'open', dialog: { kind: 'situation' } })}
      >
        <SituationEmblem touches={touches} size={26} />
        <span className="lines narrow size-12 situation-words">
          <span className="block situation-name">{title}</span>{' '}
          <span aria-hidden="true">{situationInForce(situation, language)}</span>
          <span className="visually-hidden">{sentences.join(' ')}</span>
        </span>
      </button>
    </Tip>
  );
}

const SEASONS = SEASON_PHASES.map((name) => ({ name, sign: <SeasonIcon season={seasonOf(name)} /> }));

/** Typed for `indexOf` with any phase of the game. */
const PHASES: readonly (string | null)[] = SEASON_PHASES;

export const Header = memo(function Header({ shell }: { readonly shell: ReactNode }) {
  const { t, G, ctx } = useTable();
  const next = useMemo(() => upcoming(G, ctx), [G, ctx]);
  return (
    <HeaderFrame shell={shell} G={G} next={next}>
      <Wordmark />
      <RoundTrack
        label={t('table.roundOf', { round: G.round })}
        rounds={ROUNDS}
        round={ctx.gameover === undefined ? G.round : null}
        phases={SEASONS}
        phase={PHASES.indexOf(ctx.phase)}
      />
      <p className="round-name">
        <span className="round-words">{t(`terms.phase.${phaseKey(ctx.phase)}`)}</span>
        <span className="round-detail">{t('table.roundOf', { round: G.round })}</span>
      </p>
      <SituationChip />
    </HeaderFrame>
  );
});

export function Wordmark() {
  const { t, language } = useTable();
  return (
    <h1 className="brand-name" lang={language === 'ja' ? 'ja' : 'ru'}>
      {t('table.wordmark')}
    </h1>
  );
}
