import { useLocation } from 'wouter';
import { useGame } from '../../game-api/gameContext';
import { lastName } from '../online/person/lastName';
import { useSettings } from '../settings';
import { begin } from './begin';
import { againstBots } from './seating';

const LEVEL = 'normal';

/** Starts a game with one press: one person, bots in all other seats, default options. */
export function AgainstBots({ className }: { readonly className: string }) {
  const { t, language } = useSettings();
  const [, navigate] = useLocation();
  const game = useGame();
  const start = () => {
    const me = lastName() || t('setup.defaultName', { seat: 1 });
    begin(game, againstBots(game, me, language, LEVEL), {});
    navigate('/table');
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
      <span>{t('home.againstBotsHint')}</span>
    </button>
  );
}
