import { type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SEAT_LEVELS } from '../bots/levels';
import { RuleText } from '../house/lookUp';
import type { Seat, SetupOption } from '../house/module';
import { currentModule } from './currentModule';
import { useSettings } from './settings';
import { readGameText, writeGame } from './storage';

const PERSON = 'person';

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

function Players({ count, onCount }: { readonly count: number; readonly onCount: (count: number) => void }) {
  const { t } = useSettings();
  const { least, most } = currentModule.players;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <fieldset className="segments">
      <legend>{t('setup.players')}</legend>
      {counts.map((number) => (
        <label key={number} className={number === count ? 'chosen' : ''}>
          <input
            type="radio"
            name="players"
            data-testid={`players-${number}`}
            checked={number === count}
            onChange={() => onCount(number)}
          />
          {number === 1 ? `1 (${t('setup.solo')})` : number}
        </label>
      ))}
    </fieldset>
  );
}

function SeatRow({ seat, onChange }: { readonly seat: Seat; readonly onChange: (seat: Seat) => void }) {
  const { t, language } = useSettings();
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
      <div
        className="swatches"
        role="radiogroup"
        aria-label={`${t('setup.colour')}, ${t('setup.seat', { seat: number })}`}
      >
        {currentModule.colours.map(({ id, name, css }) => (
          <label key={id} title={name[language]} className={id === seat.colour ? 'chosen' : ''}>
            <input
              type="radio"
              name={`colour-${seat.playerID}`}
              aria-label={name[language]}
              checked={id === seat.colour}
              onChange={() => onChange({ ...seat, colour: id })}
            />
            <span style={{ background: css }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = {
  readonly option: SetupOption;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onProblem: (problem: string | null) => void;
};

function OptionRow({ option, value, onChange, onProblem }: OptionProps) {
  const { t, language } = useSettings();
  const id = `option-${option.field}`;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(JSON.parse(await file.text()));
      onProblem(null);
    } catch {
      onProblem(t('setup.notJson'));
    }
  };
  const controls: Record<SetupOption['kind'], () => ReactNode> = {
    switch: () => (
      <input
        type="checkbox"
        id={id}
        data-testid={id}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked ? true : undefined)}
      />
    ),
    choice: () => (
      <select
        id={id}
        data-testid={id}
        value={typeof value === 'string' ? value : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {option.kind === 'choice' &&
          option.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label[language]}
            </option>
          ))}
      </select>
    ),
    file: () =>
      value === undefined ? (
        <input
          type="file"
          accept="application/json,.json"
          id={id}
          data-testid={id}
          onChange={(event) => void read(event.target.files?.[0])}
        />
      ) : (
        <button type="button" className="button" onClick={() => onChange(undefined)}>
          {t('setup.remove')}
        </button>
      ),
  };
  return (
    <div className="option">
      <label htmlFor={id}>
        <strong>{option.label[language]}</strong>
        <small>
          <RuleText text={option.hint[language]} />
        </small>
      </label>
      {controls[option.kind]()}
    </div>
  );
}

export function NewGamePage() {
  const { t } = useSettings();
  const [, navigate] = useLocation();
  const { game, players, colours, setupOptions } = currentModule;
  const [count, setCount] = useState(Math.min(2, players.most));
  const [seats, setSeats] = useState<readonly Seat[]>(() =>
    Array.from({ length: players.most }, (_, index) => ({
      playerID: String(index),
      name: t('setup.defaultName', { seat: index + 1 }),
      colour: colours[index % colours.length].id,
    })),
  );
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const options = setupOptions(count);
  const setupData = useMemo(
    () =>
      Object.fromEntries(
        options.flatMap(({ field }) =>
          values[field] === undefined ? [] : [[field, values[field]] as const],
        ),
      ),
    [options, values],
  );
  const seated = seats.slice(0, count).map((seat) => ({ ...seat, name: seat.name.trim() }));
  const problem =
    fileProblem ??
    (seated.some(({ name }) => name === '') ? t('setup.noName') : null) ??
    (seated.every(({ bot }) => bot !== undefined) ? t('setup.allBots') : null) ??
    (new Set(seated.map(({ colour }) => colour)).size < count ? t('setup.sameColour') : null) ??
    (game.validateSetupData?.(setupData, count) || null);

  const start = () => {
    writeGame({
      format: 'house-game',
      version: 1,
      game: game.name ?? '',
      seed: newSeed(),
      setupData,
      seats: seated,
      actions: [],
    });
    navigate('/table');
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
              onChange={(value) => setValues({ ...values, [option.field]: value })}
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
