import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SEAT_LEVELS } from '../../../bots/levels';
import { useGame } from '../../../game-api/gameContext';
import type { GameModule } from '../../../game-api/module';
import { LANGUAGES, type Language } from '../../../language/language';
import { LANGUAGE_NAMES } from '../../../language/languageNames';
import { itemAt } from '../../../rules-kit/indexed';
import { addressOfTable } from '../../../session/addresses';
import type { ClockRules } from '../../../session/protocol';
import { botName } from '../../new-game/botNames';
import { DrawFirst } from '../../new-game/DrawFirst';
import { Options } from '../../new-game/Options';
import { Players } from '../../new-game/Players';
import { coloursData, drawnFirst } from '../../new-game/seating';
import { useSetupData } from '../../new-game/useSetupData';
import { useDraft } from '../../page/useDraft';
import { useSettings } from '../../settings';
import { ClockFields } from '../clock/ClockFields';
import { lobbyOf } from '../connection/lobby';
import '../online.css';
import { Problem } from '../../Problem';
import { lastName, saveName } from '../person/lastName';
import { PersonFields } from '../person/PersonFields';
import { nameProblem } from '../person/personName';
import { knownPerson, ratedPerson } from '../person/ratedPerson';
import { takeSeat } from '../seats/ownSeats';
import { useTask } from '../useTask';
import { useWords } from '../words';

/** Special values for a seat: the person creating the table, or any person. Other values are bot levels. */
const YOU = 'you';
const PERSON = 'person';

export function NewTablePage({ module }: { readonly module: GameModule }) {
  const { game } = module;
  const t = useWords();
  const { t: shell, language } = useSettings();
  const [, navigate] = useLocation();
  const offer = useGame();
  const { name: gameName, players, colours } = offer;
  const least = Math.max(2, players.least);
  const [count, setCount] = useState(least);
  const [name, setName] = useDraft('name', lastName());
  const [colour, setColour] = useState(itemAt(colours, 0).id);
  const [sitters, setSitters] = useState<readonly string[]>(() =>
    Array.from({ length: players.most }, (_, seat) => (seat === 0 ? YOU : PERSON)),
  );
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [unlisted, setUnlisted] = useState(false);
  const [isRated, setRated] = useState(false);
  const [spoken, setSpoken] = useState<Language | ''>(language);
  const [clock, setClock] = useState<ClockRules | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  /** Whether the form was submitted; before that, an empty name is not an error. */
  const [tried, setTried] = useState(false);
  const task = useTask();
  const options = module.setupOptions(count);
  const setup = useSetupData(options);
  const { setupData } = setup;
  const seated = sitters.slice(0, count);
  const own = seated.indexOf(YOU);
  const problem =
    fileProblem ??
    (own >= 0 ? nameProblem(name, t) : null) ??
    (seated.some((sitter) => sitter === YOU || sitter === PERSON) ? null : t('create.noSeat')) ??
    (game.validateSetupData?.({ ...setupData, ...coloursData(offer, coloursOf(seated)) }, count) || null);
  const noName = own >= 0 && name.trim() === '' ? t('join.noName') : null;

  /** Returns your colour for your seat, and a distinct one for each other seat. */
  function coloursOf(circle: readonly string[]): readonly string[] {
    const free = colours.map(({ id }) => id).filter((id) => own < 0 || id !== colour);
    return circle.map((sitter) => (sitter === YOU ? colour : (free.pop() ?? '')));
  }

  const sit = (seat: number, sitter: string) =>
    setSitters(
      sitters.map((before, index) =>
        index === seat ? sitter : sitter === YOU && before === YOU ? PERSON : before,
      ),
    );

  const create = () =>
    task.run(async () => {
      // First, because without a key nobody can sit down at a rated table.
      const person = await (isRated ? ratedPerson(t) : knownPerson());
      const lobby = lobbyOf(gameName);
      const circle = isDrawn ? drawnFirst(seated) : seated;
      const circleColours = coloursOf(circle);
      const names = [name.trim()];
      const bots = Object.fromEntries(
        circle.flatMap((level, seat) => {
          if (level === YOU || level === PERSON) return [];
          const named = botName(language, names);
          names.push(named);
          return [[seat, { level, name: named, colour: circleColours[seat] }] as const];
        }),
      );
      const matchID = await lobby.create({
        numPlayers: count,
        setupData: { ...setupData, ...coloursData(offer, circleColours) },
        unlisted,
        bots,
        ...(clock === null ? {} : { clock }),
        ...(isRated ? { rated: true } : {}),
        ...(spoken === '' ? {} : { language: spoken }),
      });
      const ownSeat = circle.indexOf(YOU);
      if (ownSeat >= 0) {
        saveName(name.trim());
        takeSeat(matchID, await lobby.join(matchID, String(ownSeat), name.trim(), colour, person), gameName);
      }
      navigate(addressOfTable(gameName, matchID));
    });

  return (
    <main className="sheet online">
      <h1>{t('create.title', { title: offer.title[language] })}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem === null && noName === null && !task.busy) void create();
        }}
      >
        <Players count={count} least={least} onCount={setCount} />
        <fieldset>
          <legend>{t('create.seats')}</legend>
          {seated.map((sitter, seat) => (
            <label key={seat} className="form-row sitter">
              <span>{shell('setup.seat', { seat: seat + 1 })}</span>
              <select
                data-testid={`sitter-${seat}`}
                value={sitter}
                onChange={(event) => sit(seat, event.target.value)}
              >
                <option value={YOU}>{t('create.you')}</option>
                <option value={PERSON}>{t('create.openSeat')}</option>
                {SEAT_LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {shell('setup.botOf', { level: shell(`setup.level.${level}`) })}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
        {own >= 0 && <PersonFields name={name} onName={setName} colour={colour} onColour={setColour} />}
        <Options module={module} options={options} setup={setup} onProblem={setFileProblem}>
          <DrawFirst drawn={isDrawn} onChange={setDrawn} />
          <ClockFields clock={clock} onClock={setClock} />
          <div className="form-row">
            <label htmlFor="spoken">
              <strong>{t('create.language')}</strong>
              <small>{t('create.languageHint')}</small>
            </label>
            <select
              id="spoken"
              data-testid="spoken"
              value={spoken}
              onChange={({ target }) => setSpoken(LANGUAGES.find((each) => each === target.value) ?? '')}
            >
              <option value="">{t('create.anyLanguage')}</option>
              {LANGUAGES.map((each) => (
                <option key={each} value={each} lang={each}>
                  {LANGUAGE_NAMES[each]}
                </option>
              ))}
            </select>
          </div>
          <div className="form-row">
            <label htmlFor="private">
              <strong>{t('create.private')}</strong>
              <small>{t('create.privateHint')}</small>
            </label>
            <input
              type="checkbox"
              id="private"
              data-testid="private"
              checked={unlisted}
              onChange={(event) => setUnlisted(event.target.checked)}
            />
          </div>
          <div className="form-row">
            <label htmlFor="rated">
              <strong>{t('create.rated')}</strong>
              <small>
                {t('create.ratedHint')} <Link href="/online/ratings">{t('create.ratedHow')}</Link>
              </small>
            </label>
            <input
              type="checkbox"
              id="rated"
              data-testid="rated"
              checked={isRated}
              onChange={(event) => setRated(event.target.checked)}
            />
          </div>
        </Options>
        <div className="form-end">
          <Problem text={problem ?? (tried ? noName : null) ?? task.problem} />
          <div className="row end">
            <Link href={`/online/${gameName}`} className="button">
              {shell('setup.back')}
            </Link>
            <button
              type="submit"
              className="button primary"
              data-testid="create"
              disabled={problem !== null || task.busy}
            >
              {t(task.busy ? 'create.working' : 'create.start')}
            </button>
          </div>
        </div>
      </form>
    </main>
  );
}
