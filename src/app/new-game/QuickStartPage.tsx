import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SEAT_LEVELS } from '../../bots/levels';
import { useGame } from '../../game-api/gameContext';
import { replacesRunningGame } from '../game/runningGame';
import { useLateWords } from '../lateWords';
import { lastName } from '../online/person/lastName';
import { useSettings } from '../settings';
import { beginQuickly, type QuickStart, readQuickStart } from './quickStart';
import { Segments } from './Segments';

/** Asks for name, the bots' level and the set-up before a quick game. The answers are kept for the next ones. */
export function QuickStartPage() {
  const { t, language } = useSettings();
  const say = useLateWords();
  const [, navigate] = useLocation();
  const game = useGame();
  const [answers, setAnswers] = useState(
    (): QuickStart =>
      readQuickStart(game) ?? { name: lastName(), level: 'normal', isFirst: game.firstGameField !== null },
  );
  const start = () => {
    const name = answers.name.trim() || t('setup.defaultName', { seat: 1 });
    beginQuickly(game, { ...answers, name }, language);
    navigate('/table');
  };
  return (
    <main className="sheet">
      <h1>{say('quick.title', { title: game.title[language] })}</h1>
      <p>{say('quick.once')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <fieldset>
          <legend>{say('quick.name')}</legend>
          <input
            aria-label={say('quick.name')}
            data-testid="quick-name"
            value={answers.name}
            placeholder={t('setup.defaultName', { seat: 1 })}
            autoComplete="nickname"
            maxLength={40}
            onChange={({ target }) => setAnswers({ ...answers, name: target.value })}
          />
        </fieldset>
        <Segments
          legend={say('quick.level')}
          name="level"
          options={SEAT_LEVELS.map((level) => ({ id: level, label: t(`setup.level.${level}`) }))}
          chosen={answers.level}
          onChoose={(level) => setAnswers({ ...answers, level })}
        />
        {game.firstGameField !== null && (
          <Segments
            legend={say('quick.setUp')}
            name="set-up"
            options={(['first', 'full'] as const).map((id) => ({ id, label: say(`quick.${id}`) }))}
            chosen={answers.isFirst ? 'first' : 'full'}
            onChoose={(id) => setAnswers({ ...answers, isFirst: id === 'first' })}
          />
        )}
        <div className="row end">
          <Link href={`/${game.name}`} className="button">
            {t('setup.back')}
          </Link>
          <button type="submit" className="button primary" data-testid="quick-start">
            {t('setup.start')}
          </button>
        </div>
        {replacesRunningGame() && <p className="note">{t('setup.replaces')}</p>}
      </form>
    </main>
  );
}
