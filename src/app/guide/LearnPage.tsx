import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useGame } from '../../game-api/gameContext';
import type { Guide } from '../../game-api/module';
import { loadPatiently } from '../../language/loading';
import { itemAt } from '../../rules-kit/indexed';
import { newSave } from '../../session/savedGame';
import { beginGame } from '../browser-storage/savedGames';
import { replacesRunningGame } from '../game/runningGame';
import { useLateWords } from '../lateWords';
import { Problem } from '../Problem';
import { useSettings } from '../settings';
import { writeProgress } from './progress';

export function LearnPage() {
  const { t, language } = useSettings();
  const say = useLateWords();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { name: game, title, colours, loadGuide } = useGame();
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    // `start` reports a failed load.
    loadGuide?.().then(setGuide, () => undefined);
  }, [loadGuide]);
  const start = async () => {
    if (loadGuide === null) return;
    const { seed, setupData, bots } = (await loadPatiently(loadGuide)).setup;
    const names = [
      { name: t('setup.defaultName', { seat: 1 }) },
      ...bots.map(({ name, level }) => ({ name: name[language], bot: level })),
    ];
    const seats = names.map((seat, index) => ({
      ...seat,
      playerID: String(index),
      colour: itemAt(colours, index).id,
    }));
    beginGame(newSave({ game, seed, setupData, seats }));
    writeProgress(seed, new Set());
    navigate('/table');
  };
  return (
    <main className="sheet">
      <h1>{say('guide.title', { title: title[language] })}</h1>
      <p>
        {guide !== null && say('guide.rivals', { count: guide.setup.bots.length })} {say('guide.about')}
      </p>
      {guide !== null && (
        <p data-testid="guide-minutes">{say('guide.minutes', { minutes: guide.minutes })}</p>
      )}
      {replacesRunningGame() && <p className="note">{t('setup.replaces')}</p>}
      <Problem text={problem} />
      <div className="row end">
        <Link href={`/${game}`} className="button">
          {t('setup.back')}
        </Link>
        <button
          type="button"
          className="button primary"
          data-testid="learn-start"
          onClick={() => void start().catch(() => setProblem(say('offline.failed')))}
        >
          {say('guide.start')}
        </button>
      </div>
    </main>
  );
}
