import { useEffect, useState } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { useMediaQuery } from '../../../../table/controls/useMediaQuery';
import { boardOf } from '../../view-model/board';
import {
  type CouncilShown,
  councilShown,
  gainedBy,
  stepsOf,
  type VoyageShown,
} from '../../view-model/council';
import { usePast, useTable } from '../context';
import { GameIcon, Seal } from '../icons/index';
import { Amounts } from '../pieces/Amounts';
import { Frieze } from './Frieze';

const SEALS_MS = 900;
const STOP_MS = 420;
const END_MS = 1100;

type Shown = { readonly moves: number; readonly council: CouncilShown | null };

/** Returns the council phase of the latest moves until its animation ends or is dismissed. */
function useCouncil(): readonly [CouncilShown | null, () => void] {
  const { G, content, log } = useTable();
  const { cameFrom } = usePast();
  const [shown, setShown] = useState<Shown>({ moves: log.length, council: null });
  if (shown.moves !== log.length) {
    const isFollowed = cameFrom !== null && log.length > shown.moves;
    const council = isFollowed ? councilShown(G, content, log.slice(shown.moves)) : null;
    // A bot's next move can arrive during the animation, which must continue.
    setShown({ moves: log.length, council: council ?? (isFollowed ? shown.council : null) });
  }
  return [shown.council, () => setShown({ moves: log.length, council: null })];
}

/**
 * Animates the council phase: seals move to their wheels, then each ship passes its buildings. A press or key skips
 * it. Not shown with reduced motion, since the log has the same information.
 */
export function Sailing() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [council, putAway] = useCouncil();
  return council === null || still ? null : <Show key={JSON.stringify(council)} {...{ council, putAway }} />;
}

type ShowProps = { readonly council: CouncilShown; readonly putAway: () => void };

function Show({ council, putAway }: ShowProps) {
  const { t, seat } = useTable();
  const { seals, voyages } = council;
  const last = stepsOf(council) - 1;
  const [step, setStep] = useState(seals.length > 0 ? 0 : 1);
  useEffect(() => {
    const time = step >= last ? END_MS : step === 0 ? SEALS_MS : STOP_MS;
    const timer = setTimeout(() => (step >= last ? putAway() : setStep(step + 1)), time);
    document.addEventListener('keydown', putAway);
    document.addEventListener('pointerdown', putAway);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', putAway);
      document.removeEventListener('pointerdown', putAway);
    };
  });
  return (
    <div
      className="flex-column clip boxed gap-4 absolute corner-9 sailing"
      data-testid="sailing"
      data-step={step}
      data-moment
    >
      <h2 className="nowrap title-13 panel-title">
        {t(voyages.length === 0 ? 'voyage.council' : 'voyage.sailing')}
      </h2>
      {seals.length > 0 && (
        <ul className="flex wrap sailing-seals">
          {seals.map(({ achievement, value, players }) => (
            <li key={achievement} className="flex-line gap-5">
              {players.map((id, index) => (
                <Seal key={`${id}${index}`} zone={seat(id).zone} size={20} title={seat(id).name} />
              ))}
              <GameIcon name="arrow" size={12} />
              <GameIcon name="wheel" size={15} />
              {t(`terms.achievement.${achievement}`)} <strong>{value}</strong>
            </li>
          ))}
        </ul>
      )}
      {voyages.map((voyage) => (
        <Voyage key={voyage.playerID} voyage={voyage} passed={step} isOver={step >= last} />
      ))}
      <p className="faded voyage-none">{t('voyage.skip')}</p>
    </div>
  );
}

type VoyageProps = { readonly voyage: VoyageShown; readonly passed: number; readonly isOver: boolean };

function Voyage({ voyage, passed, isOver }: VoyageProps) {
  const { G, content, seat } = useTable();
  const { playerID, ship, heading, stops } = voyage;
  const { plots, zone } = boardOf(G, content, playerID);
  const stop = isOver ? undefined : stops[passed - 1];
  const ends = heading === 'right' ? content.canal.spaces - 1 : 0;
  const starts = content.canal.spaces - 1 - ends;
  return (
    <div className={`grid grow gap-8 low sailing-row player-${seat(playerID).colour}`}>
      <span className="flex-row wrap narrow sailing-who">
        <Seal zone={zone} size={20} />
        <strong className="break-words">{seat(playerID).name}</strong>
        <Amounts bag={gainedBy(voyage, passed)} size={15} asChange />
      </span>
      <Frieze
        plots={plots}
        ship={ship}
        heading={heading}
        windows={stop?.window ? [stop.window] : entryOf(content.ship, String(ship)).windows}
        at={stop?.space ?? (passed === 0 ? starts : ends)}
      />
    </div>
  );
}
