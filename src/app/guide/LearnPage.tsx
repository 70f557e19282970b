import { Link, useLocation } from 'wouter';
import { currentModule } from '../currentModule';
import { useSettings } from '../settings';
import { readGameText, writeGame } from '../storage';
import { writeProgress } from './progress';

/** What the guided first game is, and its start. */
export function LearnPage() {
  const { t, language } = useSettings();
  const [, navigate] = useLocation();
  const { game, colours, loadGuide } = currentModule;
  const start = async () => {
    const { seed, setupData, bots } = (await loadGuide()).setup;
    const names = [
      { name: t('guide.you') },
      ...bots.map(({ name, level }) => ({ name: name[language], bot: level })),
    ];
    writeGame({
      format: 'house-game',
      version: 1,
      game: game.name ?? '',
      seed,
      setupData,
      seats: names.map((seat, index) => ({ ...seat, playerID: String(index), colour: colours[index].id })),
      actions: [],
    });
    writeProgress(seed, new Set());
    navigate('/table');
  };
  return (
    <main className="sheet">
      <h1>{t('guide.title')}</h1>
      <p>{t('guide.about')}</p>
      {readGameText() !== null && <p className="note">{t('setup.replaces')}</p>}
      <div className="row end">
        <Link href="/" className="button">
          {t('setup.back')}
        </Link>
        <button
          type="button"
          className="button primary"
          data-testid="learn-start"
          onClick={() => void start()}
        >
          {t('guide.start')}
        </button>
      </div>
    </main>
  );
}
