import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SEAT_LEVELS } from '../../bots/levels';
import { useGame } from '../../game-api/gameContext';
import type { Seat } from '../../game-api/module';
import { itemAt } from '../../rules-kit/indexed';
import { replacesRunningGame } from '../game/runningGame';
import { useModule } from '../games';
import { Problem } from '../Problem';
import { useSettings } from '../settings';
import { begin } from './begin';
import { botName, isBotName } from './botNames';
import { DrawFirst } from './DrawFirst';
import { Options } from './Options';
import { Players } from './Players';
import { Swatches } from './Swatches';
import { coloursData, drawnFirst, numbered } from './seating';
import { useSetupData } from './useSetupData';

const PERSON = 'person';

type SeatRowProps = {
  readonly seat: Seat;
  /** Whether this seat is sure to play first. */
  readonly playsFirst: boolean;
  readonly onChange: (seat: Seat) => void;
  /** Assigns the seat to a bot of this level, or to a person if null. */
  readonly onWho: (level: string | null) => void;
};

function SeatRow({ seat, playsFirst, onChange, onWho }: SeatRowProps) {
  const { t } = useSettings();
  const number = Number(seat.playerID) + 1;
  return (
    <fieldset className="seat">
      <legend>
        {t('setup.seat', { seat: number })}
        {playsFirst && <small> · {t('setup.first')}</small>}
      </legend>
      <input
        aria-label={`${t('setup.name')}, ${t('setup.seat', { seat: number })}`}
        data-testid={`name-${seat.playerID}`}
        value={seat.name}
        maxLength={40}
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <select
        aria-label={`${t('setup.who')}, ${t('setup.seat', { seat: number })}`}
        data-testid={`who-${seat.playerID}`}
        value={seat.bot ?? PERSON}
        onChange={(event) => onWho(event.target.value === PERSON ? null : event.target.value)}
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
  const { t, language } = useSettings();
  const [, navigate] = useLocation();
  const offer = useGame();
  const module = useModule(offer.name);
  const { players, colours, loadGuide, firstPlayer } = offer;
  const nameOfSeat = (seat: number) => t('setup.defaultName', { seat: seat + 1 });
  const [count, setCount] = useState(Math.max(players.least, Math.min(2, players.most)));
  const [seats, setSeats] = useState<readonly Seat[]>(() =>
    numbered(
      Array.from({ length: players.most }, (_, index) => ({
        name: nameOfSeat(index),
        colour: itemAt(colours, index % colours.length).id,
      })),
    ),
  );
  const [isDrawn, setDrawn] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const options = module.setupOptions(count);
  const setup = useSetupData(options);
  const { setupData } = setup;
  const seated = seats.slice(0, count).map((seat) => ({ ...seat, name: seat.name.trim() }));
  const chosen = {
    ...setupData,
    ...coloursData(
      offer,
      seated.map(({ colour }) => colour),
    ),
  };
  const problem =
    fileProblem ??
    (seated.some(({ name }) => name === '') ? t('setup.noName') : null) ??
    (seated.every(({ bot }) => bot !== undefined) ? t('setup.allBots') : null) ??
    (new Set(seated.map(({ colour }) => colour)).size < count ? t('setup.sameColour') : null) ??
    (module.game.validateSetupData?.(chosen, count) || null);

  const change = (index: number, seat: Seat) => setSeats(seats.with(index, seat));
  /** Gives a bot a name unless somebody typed one. If a person takes over, the seat's default name returns. */
  const seatWho = (index: number, level: string | null) => {
    const { bot: _, ...person } = itemAt(seats, index);
    const typed = person.name !== nameOfSeat(index) && !isBotName(person.name) && person.name !== '';
    if (level === null) change(index, { ...person, name: typed ? person.name : nameOfSeat(index) });
    else {
      const others = seats.filter((_seat, at) => at !== index).map(({ name }) => name);
      const named = typed || isBotName(person.name) ? person.name : botName(language, others);
      change(index, { ...person, name: named, bot: level });
    }
  };

  const start = () => {
    const circle = isDrawn ? numbered(drawnFirst(seated)) : seated;
    begin(offer, circle, setupData);
    navigate('/table');
  };

  return (
    <main className="sheet">
      <h1>{t('setup.title', { title: offer.title[language] })}</h1>
      {loadGuide !== null && (
        <p>
          {t('setup.firstGame')} <Link href={`/${offer.name}/learn`}>{t('home.learn')}</Link>
        </p>
      )}
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
            playsFirst={firstPlayer === 'chosen' && !isDrawn && index === 0 && count > 1}
            onChange={(changed) => change(index, changed)}
            onWho={(level) => seatWho(index, level)}
          />
        ))}
        <Options module={module} options={options} setup={setup} onProblem={setFileProblem}>
          {count > 1 && <DrawFirst drawn={isDrawn} onChange={setDrawn} />}
        </Options>
        <div className="form-end">
          <Problem text={problem} />
          <div className="row end">
            <Link href={`/${offer.name}`} className="button">
              {t('setup.back')}
            </Link>
            <button type="submit" className="button primary" data-testid="start" disabled={problem !== null}>
              {t('setup.start')}
            </button>
          </div>
        </div>
        {replacesRunningGame() && <p className="note">{t('setup.replaces')}</p>}
      </form>
    </main>
  );
}
