import { useState } from 'react';
import { Link } from 'wouter';
import { itemAt } from '../../../rules-kit/indexed';
import { isOpen } from '../../../session/seatKinds';
import { fixedColours } from '../../new-game/seating';
import { Problem } from '../../Problem';
import { useDraft } from '../../page/useDraft';
import { useSettings } from '../../settings';
import { LobbyProblem, lobbyOf } from '../connection/lobby';
import type { OnlineTable, SeatKey } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { lastName, saveName } from '../person/lastName';
import { PersonFields } from '../person/PersonFields';
import { nameProblem } from '../person/personName';
import { knownPerson, ratedPerson } from '../person/ratedPerson';
import { SeatList } from '../seats/SeatList';
import { TablesLink } from '../table/TablesLink';
import { useTask } from '../useTask';
import { useWords } from '../words';
import { TableFacts } from './TableFacts';
import { useMatch } from './tableText';

type JoinPageProps = {
  readonly table: OnlineTable;
  readonly begun: boolean;
  readonly onSit: (key: SeatKey) => void;
  readonly onLook: () => void;
};

/** Form to take a seat with a name and a colour, or just to watch. */
export function JoinPage({ table, begun, onSit, onLook }: JoinPageProps) {
  const t = useWords();
  const { t: shell } = useSettings();
  const { players } = useRoom(table);
  const task = useTask();
  const [name, setName] = useDraft('name', lastName());
  const [seat, setSeat] = useState<number | null>(null);
  const [colour, setColour] = useState<string | null>(null);
  const free = players.filter(isOpen).map(({ id }) => id);
  const match = useMatch(table);
  const taken = players.flatMap((player) => (isOpen(player) ? [] : (player.data?.colour ?? [])));
  const colours = table.module.colours.map(({ id }) => id).filter((id) => !taken.includes(id));
  // Somebody may have taken the chosen seat in the meantime.
  const chosenSeat = seat !== null && free.includes(seat) ? seat : itemAt(free, 0);
  // If the setup fixes each seat's colour, there is no choice.
  const fixed = fixedColours(table.module, match?.setupData)[chosenSeat];
  const chosenColour = fixed ?? (colour !== null && colours.includes(colour) ? colour : itemAt(colours, 0));

  const badName = nameProblem(name, t);
  const mayJoin = !task.busy && badName === null && name.trim() !== '';

  const join = () =>
    task.run(async () => {
      saveName(name.trim());
      try {
        const lobby = lobbyOf(table.module.name);
        const { setupData, rated } = await lobby.match(table.matchID);
        const own = fixedColours(table.module, setupData)[chosenSeat] ?? chosenColour;
        const person = await (rated === true ? ratedPerson(t) : knownPerson());
        onSit(await lobby.join(table.matchID, String(chosenSeat), name.trim(), own, person));
      } catch (error) {
        if (error instanceof LobbyProblem && error.status === 409) throw new Error(t('problem.taken'));
        if (error instanceof LobbyProblem && error.status === 403) throw new Error(t('problem.unwelcome'));
        throw error;
      }
    });

  return (
    <main className="sheet online">
      <h1>{t('join.title')}</h1>
      {begun && <p>{t('join.running')}</p>}
      <TableFacts table={table} match={match} />
      {match?.rated === true && (
        <p data-testid="rated-note">
          {t('join.rated')} <Link href="/online/ratings">{t('create.ratedHow')}</Link>
        </p>
      )}
      <SeatList table={table} atDoor />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (mayJoin) void join();
        }}
      >
        <fieldset className="segments">
          <legend>{t('join.seat')}</legend>
          {free.map((id) => (
            <label key={id} className={id === chosenSeat ? 'chosen' : ''}>
              <input
                type="radio"
                name="seat"
                data-testid={`seat-${id}`}
                checked={id === chosenSeat}
                onChange={() => setSeat(id)}
              />
              {shell('setup.seat', { seat: id + 1 })}
            </label>
          ))}
        </fieldset>
        <PersonFields
          name={name}
          onName={setName}
          colour={chosenColour}
          onColour={setColour}
          taken={
            fixed === undefined
              ? taken
              : table.module.colours.map(({ id }) => id).filter((id) => id !== fixed)
          }
        />
        <Problem text={badName ?? task.problem} />
        <div className="row end">
          <TablesLink />
          <button type="button" className="button" data-testid="look-on" onClick={onLook}>
            {t('join.look')}
          </button>
          <button type="submit" className="button primary" data-testid="sit-down" disabled={!mayJoin}>
            {t('join.sit')}
          </button>
        </div>
      </form>
    </main>
  );
}
