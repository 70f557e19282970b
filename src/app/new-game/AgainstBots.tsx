import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../../game-api/gameContext';
import { useSettings } from '../settings';
import { beginQuickly, readQuickStart } from './quickStart';

/** Starts a game against bots with one press. The first time, it opens the page that asks how. */
export function AgainstBots({ className }: { readonly className: string }) {
  const { t, language } = useSettings();
  const [, navigate] = useLocation();
  const game = useGame();
  const known = useMemo(() => readQuickStart(game), [game]);
  const start = () => {
    if (known !== null) beginQuickly(game, known, language);
    navigate(known === null ? `/${game.name}/quick` : '/table');
  };
  return (
    <button
      type="button"
      className={className}
      data-testid="against-bots"
      data-action="against-bots"
      onClick={start}
    >
      <strong>{t('home.againstBots', { count: game.players.most - 1 })}</strong>
      <span>
        {known === null
          ? t('home.againstBotsHint')
          : t('home.againstBotsAgain', { level: t(`setup.level.${known.level}`) })}
      </span>
    </button>
  );
}
