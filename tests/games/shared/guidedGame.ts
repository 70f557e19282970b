/** A guided first game played by a learner; the other seats do anything that is legal, or what the guide has them do. */

import { seededRandom } from '../../../scripts/simulate/randomGame';
import { stepIn } from '../../../src/game-api/guide';
import type { GameModule, Guide, GuideStep, LegalMove } from '../../../src/game-api/module';
import { newSave } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';

/** What the guide said, and what was legal then. */
export type Said = { readonly step: GuideStep; readonly legal: readonly LegalMove[] };

export type Learner = (said: GuideStep | null, legal: readonly LegalMove[]) => LegalMove;

const MOST_MOVES = 2000;

export function guidedGames(module: GameModule, guide: Guide) {
  const { setup } = guide;
  const begin = (): Session => {
    const bots = setup.bots.map(({ level }, index) => ({ playerID: String(index + 1), bot: level }));
    const seats = [{ playerID: '0' }, ...bots].map((seat, index) => ({
      ...seat,
      name: seat.playerID,
      colour: module.colours[index].id,
    }));
    return new Session(
      module,
      newSave({ game: module.name, seed: setup.seed, setupData: setup.setupData, seats }),
    );
  };
  /** Plays on until `stop`, or the end; the learner's moves are chosen by `choose` from what the guide says. */
  const play = (
    session: Session,
    seed: string,
    choose: Learner,
    stop: () => boolean = () => false,
    rivals: 'any' | 'plain' = 'any',
  ): readonly Said[] => {
    const random = seededRandom(seed);
    const read = new Set<string>();
    const heard: Said[] = [];
    for (let moves = 0; !stop(); moves++) {
      if (moves > MOST_MOVES) throw new Error('the game does not end');
      let said = stepIn(guide, session.current(), read);
      while (said !== null && said.asks === null) {
        heard.push({ step: said, legal: session.current().legalMoves });
        read.add(said.id);
        said = stepIn(guide, session.current(), read);
      }
      const { toAct, legalMoves } = session.current();
      if (said !== null) heard.push({ step: said, legal: legalMoves });
      if (toAct === null) return heard;
      const others = () => {
        const { G, ctx } = session.viewOf(toAct);
        const legal = module.legalMoves(G, ctx, toAct);
        const { log } = session.current();
        const plain =
          rivals === 'any' ? null : guide.rival({ G, ctx, log, viewer: toAct, toAct, legalMoves: legal });
        return plain ?? legal[Math.floor(random() * legal.length)];
      };
      const { move, args } = toAct === '0' ? choose(said, legalMoves) : others();
      const refused = session.playAs(toAct, move, args, 'en');
      if (refused !== null) throw new Error(`${said?.id ?? 'nothing said'}: ${refused}`);
    }
    return heard;
  };
  return { begin, play };
}

/** What each of the others did in each of its turns, by the names of moves. */
export function rivalTurns(session: Session, quiet: readonly string[]): readonly (readonly string[])[] {
  const turns: { readonly by: string; readonly moves: string[] }[] = [];
  for (const { action } of session.current().log) {
    const { playerID, type } = action.payload;
    const last = turns[turns.length - 1];
    if (last?.by === playerID) last.moves.push(type);
    else turns.push({ by: playerID, moves: [type] });
  }
  return turns
    .filter(({ by }) => by !== '0')
    .map(({ moves }) => moves.filter((move) => !quiet.includes(move)))
    .filter((moves) => moves.length > 0);
}
