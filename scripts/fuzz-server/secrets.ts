import { isDeepStrictEqual } from 'node:util';
import type { State } from 'boardgame.io';
import { entryOf } from '../../src/rules-kit/indexed';
import { game, gameName, SEATS } from '../online/game';
import type { MatchKey } from '../online/matches';
import { OWN_SEAT } from './socketMessages';

const traces = /node_modules|\.[jt]s:\d+|\bat (async )?[\w.<>]+ \(|SQLITE|prngstate|sha256:/;

/** Searches everything that leaves the server for secrets. */
export class Secrets {
  readonly leaks = new Set<string>();
  private readonly texts: readonly string[];
  private readonly onlookersG: ReadonlyMap<string, unknown>;

  /** `own` are the attacker's matches. `others` are unchanging matches with their positions. */
  constructor(own: readonly MatchKey[], folder: string, others: ReadonlyMap<MatchKey, State>) {
    const credentials = [...others.keys(), ...own].flatMap((key) =>
      SEATS.flatMap((seat) => (own.includes(key) && seat === OWN_SEAT ? [] : key.credentials[seat])),
    );
    const seeds = [...others.values()].map(({ plugins }) =>
      JSON.stringify(entryOf(plugins, 'random').data.seed),
    );
    this.texts = [...credentials, ...seeds, folder];
    this.onlookersG = new Map(
      [...others].map(([{ matchID }, { G, ctx }]) => [
        matchID,
        JSON.parse(JSON.stringify(game.playerView?.({ G, ctx, playerID: null }) ?? G)),
      ]),
    );
  }

  look(text: string): void {
    const trace = traces.exec(text)?.[0] ?? this.texts.find((secret) => text.includes(secret));
    if (trace !== undefined) this.leaks.add(`${trace} left the server in ${text.slice(0, 300)}`);
  }

  /** Checks a packet sent to somebody who may only watch the other matches, where nothing changes. */
  lookAtPacket(packet: string): void {
    this.look(packet);
    if (!packet.startsWith(`42/${gameName},`)) return;
    const [event, matchID, first] = JSON.parse(packet.slice(packet.indexOf('[')));
    const expected = this.onlookersG.get(matchID);
    if (expected === undefined) return;
    if (event === 'update' || event === 'patch') this.leaks.add(`${matchID} changed for a spectator.`);
    if (event === 'sync' && !isDeepStrictEqual(first.state.G, expected)) {
      this.leaks.add(`A spectator of ${matchID} received something other than a spectator's view.`);
    }
  }
}
