import { memo, type ReactNode } from 'react';
import { phaseKey } from '../../position/phaseKey';
import { useTable } from '../context';
import { LegendButton } from './LegendButton';
import { Menu } from './Menu';
import { Nexts } from './Nexts';
import { RoundTrack } from './RoundTrack';
import { SituationChip } from './SituationChip';

/** The line over the table: when we are, what is in force, who comes next. */
export const Header = memo(function Header({ shell }: { readonly shell: ReactNode }) {
  const { t, G, ctx, language } = useTable();
  return (
    <header className="header">
      <Menu>{shell}</Menu>
      <LegendButton />
      <h1 className="brand-name" lang={language === 'ja' ? 'ja' : 'ru'}>
        {t('table.wordmark')}
      </h1>
      <RoundTrack />
      <p className="season-name">
        <span className="season-words">{t(`terms.phase.${phaseKey(ctx.phase)}`)}</span>
        <span className="season-round">{t('table.roundOf', { round: G.round })}</span>
      </p>
      <SituationChip />
      <span className="header-gap" />
      <Nexts />
    </header>
  );
});
