import { memo, type ReactNode } from 'react';
import { Header as HeaderFrame } from '../../../../table/frame/Header';
import { RoundTrack } from '../../../../table/frame/RoundTrack';
import { ROUNDS } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { rowName } from '../../text/words';
import { upcoming } from '../../view-model/upcoming';
import { useTable } from '../context';
import { GameIcon } from '../icons/Icon';

const MOON = [{ name: 'moon', sign: <GameIcon name="moon" size={17} /> }];

/** The header: the round, workers left to place, start player, next players. */
export const Header = memo(function Header({ shell }: { readonly shell: ReactNode }) {
  const { t, G, ctx, viewer, nameOf, dyeOf } = useTable();
  const player = viewer === null ? undefined : playerOf(G, viewer);
  const left = player === undefined ? 0 : player.explorers + player.warriors;
  return (
    <HeaderFrame shell={shell} G={G} next={upcoming(G, ctx)}>
      <Wordmark />
      <RoundTrack
        label={t('table.roundOf', { round: G.round })}
        rounds={ROUNDS}
        round={ctx.gameover === undefined ? G.round : null}
        phases={MOON}
        phase={0}
      />
      <p className="flex-column round-name">
        <span className="round-words">{t('table.round', { round: rowName(G.round) })}</span>
        {player !== undefined && (
          <span className="round-detail">
            {player.chief > 0 && left === 0
              ? t('table.leftChief')
              : t(player.chief > 0 ? 'table.leftWithChief' : 'table.left', { count: left })}
          </span>
        )}
      </p>
      <span className="flex-row nowrap chip gap-8 corner-6 leader-chip">
        <GameIcon name="leader" size={24} />
        <span className="narrow">
          <strong className="block">{t('table.startCard', { name: nameOf(G.leader) })}</strong>
          <span className="faded size-12-2">
            {G.round < ROUNDS ? t('table.leads', { round: rowName(G.round + 1) }) : t('table.leadsLast')}
          </span>
        </span>
        <GameIcon name={`mark-${dyeOf(G.leader)}`} size={18} />
      </span>
    </HeaderFrame>
  );
});

export function Wordmark() {
  const { t } = useTable();
  return <h1 className="brand-name">{t('table.wordmark')}</h1>;
}
