import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SEAT_LEVELS } from '../bots/levels';
import type { Seat } from '../game-api/module';
import { newSave } from '../session/savedGame';
import { currentModule } from './currentModule';
import { useSettings } from './settings';
import { OptionRow } from './setup/OptionRow';
import { Players } from './setup/Players';
import { Swatches } from './setup/Swatches';
import { useSetupData } from './setup/useSetupData';
import { beginGame, readGameText } from './storage';

const PERSON = 'person';

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

function SeatRow({ seat, onChange }: { readonly seat: Seat; readonly onChange: (seat: Seat) => void }) {
  const { t } = useSettings();
  const number = Number(seat.playerID) + 1;
  return (
    <fieldset className="seat">
      <legend>
        {t('setup.seat', { seat: number })}
        {number === 1 && <small> · {t('setup.first')}</small>}
      </legend>
      <input
        aria-label={`${t('setup.name')}, ${t('setup.seat', { seat: number })}`}
        value={seat.name}
        maxLength={40}
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <select
        aria-label={`${t('setup.who')}, ${t('setup.seat', { seat: number })}`}
        data-testid={`who-${seat.playerID}`}
        value={seat.bot ?? PERSON}
        onChange={(event) => {
          const { bot: _, ...person } = seat;
          onChange(event.target.value === PERSON ? person : { ...seat, bot: event.target.value });
        }}
      >
        <option value={PERSON}>{t('setup.person')}</option>
        {SEAT_LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('setup.botOf', { level: t(`setup.level.${level}`) })}
          </option>
        ))}
      </select>
      <Swatches
        label={`${t('setup.colour')}, ${t('setup.seat', { seat: number })}`}
        name={`colour-${seat.playerID}`}
        chosen={seat.colour}
        onChoose={(colour) => onChange({ ...seat, colour })}
      />
    </fieldset>
  );
}

export function NewGamePage() {
  const { t } = useSettings();
  const [, navigate] = useLocation();
  const { name, game, players, colours, setupOptions } = currentModule;
  const [count, setCount] = useState(Math.min(2, players.most));
  const [seats, setSeats] = useState<readonly Seat[]>(() =>
    Array.from({ length: players.most }, (_, index) => ({
      playerID: String(index),
      name: t('setup.defaultName', { seat: index + 1 }),
      colour: colours[index % colours.length].id,
    })),
  );
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const options = setupOptions(count);
  const { values, choose, setupData } = useSetupData(options);
  const seated = seats.slice(0, count).map((seat) => ({ ...seat, name: seat.name.trim() }));
  const problem =
    fileProblem ??
    (seated.some(({ name }) => name === '') ? t('setup.noName') : null) ??
    (seated.every(({ bot }) => bot !== undefined) ? t('setup.allBots') : null) ??
    (new Set(seated.map(({ colour }) => colour)).size < count ? t('setup.sameColour') : null) ??
    (game.validateSetupData?.(setupData, count) || null);

  const start = () => {
    const begun = beginGame(newSave({ game: name, seed: newSeed(), setupData, seats: seated }));
    if (begun) navigate('/table');
    else setFileProblem(t('kept.noRoom'));
  };

  return (
    <main className="sheet">
      <h1>{t('setup.title')}</h1>
      <p>
        {t('setup.firstGame')} <Link href="/learn">{t('home.learn')}</Link>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === null) start();
        }}
      >
        <Players count={count} onCount={setCount} />
        {seats.slice(0, count).map((seat, index) => (
          <SeatRow
            key={seat.playerID}
            seat={seat}
            onChange={(changed) => setSeats(seats.with(index, changed))}
          />
        ))}
        <fieldset>
          <legend>{t('setup.options')}</legend>
          {options.map((option) => (
            <OptionRow
              key={option.field}
              option={option}
              value={values[option.field]}
              onChange={(value) => choose(option.field, value)}
              onProblem={setFileProblem}
            />
          ))}
        </fieldset>
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {readGameText() !== null && <p className="note">{t('setup.replaces')}</p>}
        <div className="row end">
          <Link href="/" className="button">
            {t('setup.back')}
          </Link>
          <button type="submit" className="button primary" data-testid="start" disabled={problem !== null}>
            {t('setup.start')}
          </button>
        </div>
      </form>
    </main>
  );
}
