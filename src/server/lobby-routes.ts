/** The lobby routes that are ours: before boardgame.io's, and in place of its `create` and `playAgain`. */
import { json } from 'node:stream/consumers';
import type { Game, Server } from 'boardgame.io';
import type { Server as createServer } from 'boardgame.io/server';
import { z } from 'zod';
import type { SavedGame } from '../session/savedGame';
import { standing } from '../session/standing';
import { authenticateCredentials, hashCredentials } from './credentials';
import {
  checkMatchData,
  colour,
  LobbyError,
  type MatchData,
  newMatch,
  personName,
  randomText,
  smallJson,
} from './match-data';
import type { KeyedQueue } from './queue';
import type { MatchStorage } from './storage';
import type { TableTransport } from './transport';

type Router = ReturnType<typeof createServer>['router'];
type Context = Parameters<Parameters<Router['get']>[1]>[0];

const bot = z.object({ level: z.string(), name: personName.optional(), colour: colour.optional() });
type Bot = z.infer<typeof bot>;

const createBody = z.object({
  numPlayers: z.int(),
  setupData: smallJson,
  unlisted: z.boolean().default(false),
  bots: z.record(z.string(), bot).default({}),
  clock: z.object({ minutes: z.int().min(1).max(1440) }).optional(),
});

const seated = z.object({ playerID: z.string(), credentials: z.string() });
const botBody = seated.extend({ seat: z.string(), ...bot.shape, level: z.string().nullable() });

interface LobbyRoutes {
  readonly router: Router;
  readonly games: readonly Game[];
  readonly storage: MatchStorage;
  readonly queue: KeyedQueue;
  readonly transport: TableTransport;
  /** The levels of the bots that may be seated. */
  readonly botLevels: readonly string[];
}

export function addLobbyRoutes({ router, games, storage, queue, transport, botLevels }: LobbyRoutes): void {
  const gameOf = (ctx: Context): Game => {
    const game = games.find(({ name }) => name === ctx.params.name);
    if (game === undefined) throw new LobbyError(404, `There is no game ${ctx.params.name} here.`);
    return game;
  };

  const matchOf = async (ctx: Context): Promise<MatchData> => {
    const { metadata } = await storage.fetch(ctx.params.id, { metadata: true });
    if (metadata?.gameName !== gameOf(ctx).name) throw new LobbyError(404, 'There is no such match.');
    return metadata;
  };

  const begin = async (match: ReturnType<typeof newMatch>): Promise<string> => {
    const matchID = randomText(9);
    checkMatchData(match.metadata);
    await storage.createMatch(matchID, match);
    await transport.tablesOf(match.metadata.gameName)?.wakeBots(matchID);
    return matchID;
  };

  const seatBot = (players: MatchData['players'], seat: string, { level, name, colour }: Bot): void => {
    if (!botLevels.includes(level)) {
      throw new LobbyError(400, `There are no bots of level ${level}; there are: ${botLevels.join(', ')}.`);
    }
    const player = seatAt(players, seat);
    player.name = name ?? `Bot ${player.id + 1}`;
    player.data = { ...player.data, ...(colour === undefined ? {} : { colour }), bot: level };
    // Nobody knows them: only the server plays here.
    player.credentials = hashCredentials(randomText(32));
  };

  // Each route reads a match, changes it and writes it back; two who take the same seat at once would both get it.
  router.post('/games/:name/:id/:action', (ctx, next) =>
    queue.run(ctx.params.id, async () => {
      await next();
      if (ctx.status < 400) await transport.tablesOf(ctx.params.name)?.lobbyChanged(ctx.params.id);
    }),
  );

  router.post('/games/:name/create', async (ctx) => {
    const game = gameOf(ctx);
    const { bots, clock, ...options } = await bodyOf(ctx, createBody);
    const match = newMatch(game, options);
    for (const [seat, bot] of Object.entries(bots)) seatBot(match.metadata.players, seat, bot);
    if (clock !== undefined) match.metadata.clock = clock;
    ctx.body = { matchID: await begin(match) };
  });

  router.post('/games/:name/:id/playAgain', async (ctx) => {
    const metadata = await matchOf(ctx);
    const { players, setupData, unlisted, clock } = metadata;
    checkSeated(await bodyOf(ctx, seated), metadata);
    if (metadata.nextMatchID === undefined) {
      const numPlayers = Object.keys(players).length;
      const match = newMatch(gameOf(ctx), { numPlayers, setupData, unlisted });
      // With the hashes of the credentials, so that everyone's open the same seat again.
      Object.assign(match.metadata, { players, clock });
      metadata.nextMatchID = await begin(match);
      await storage.setMetadata(ctx.params.id, metadata);
    }
    ctx.body = { nextMatchID: metadata.nextMatchID };
  });

  router.post('/games/:name/:id/bot', async (ctx) => {
    const metadata = await matchOf(ctx);
    const { seat, level, name, colour, ...sender } = await bodyOf(ctx, botBody);
    checkSeated(sender, metadata);
    if (metadata.gameover !== undefined) throw new LobbyError(409, 'The game is over.');
    const player = seatAt(metadata.players, seat);
    if (level === null) {
      if (player.data?.bot === undefined) throw new LobbyError(409, 'No bot sits there.');
      const { bot: _, ...data } = player.data;
      metadata.players[player.id] = { id: player.id, data };
    } else {
      const replaceable = await transport.tablesOf(metadata.gameName)?.replaceable(ctx.params.id, metadata);
      const isTaken = player.name !== undefined && player.data?.bot === undefined;
      if (isTaken && replaceable?.includes(seat) !== true) {
        throw new LobbyError(409, `${player.name} sits there.`);
      }
      seatBot(metadata.players, seat, { level, name, colour });
    }
    checkMatchData(metadata);
    await storage.setMetadata(ctx.params.id, metadata);
    ctx.body = {};
  });

  // Everyone who looks at the table sees it too.
  router.get('/games/:name/:id/turn', async (ctx) => {
    const { gameName } = await matchOf(ctx);
    ctx.body = { toAct: (await transport.tablesOf(gameName)?.toAct(ctx.params.id)) ?? [] };
  });

  router.get('/games/:name/:id/save', async (ctx) => {
    const metadata = await matchOf(ctx);
    if (metadata.gameover === undefined) throw new LobbyError(409, 'The game is not over yet.');
    ctx.body = await savedGame(storage, ctx.params.id, metadata);
  });
}

/** A finished match as the app saves its games: to be played again from its seed, with everything open. */
async function savedGame(storage: MatchStorage, matchID: string, metadata: MatchData): Promise<SavedGame> {
  const { plugins } = await storage.fetchBeginning(matchID);
  const { log } = await storage.fetch(matchID, { log: true });
  return {
    format: 'house-game',
    version: 1,
    game: metadata.gameName,
    seed: plugins.random.data.seed,
    setupData: metadata.setupData ?? {},
    seats: Object.values(metadata.players).map(({ id, name, data }) => ({
      playerID: String(id),
      name: name ?? `${id + 1}`,
      colour: data?.colour ?? '',
      ...(data?.bot === undefined ? {} : { bot: data.bot }),
    })),
    actions: standing(log).map(({ action: { payload } }) => ({
      playerID: payload.playerID,
      move: payload.type,
      args: payload.args ?? [],
    })),
  };
}

async function bodyOf<Schema extends z.ZodType>(ctx: Context, schema: Schema): Promise<z.output<Schema>> {
  const body: unknown = await json(ctx.req).catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [{ path, message }] = parsed.error.issues;
  throw new LobbyError(400, `${path.join('.') || 'The body'}: ${message}.`);
}

function checkSeated({ playerID, credentials }: z.infer<typeof seated>, { players }: Server.MatchData): void {
  if (!authenticateCredentials(credentials, players[Number(playerID)])) {
    throw new LobbyError(403, 'These credentials do not open this seat.');
  }
}

function seatAt(players: MatchData['players'], seat: string): Server.PlayerMetadata {
  const player = players[Number(seat)];
  if (player === undefined) throw new LobbyError(404, `There is no seat ${seat}.`);
  return player;
}
