/** Builds what every game's drawn table has around its own parts: contexts, log, story and links. */
import { type ComponentType, useCallback } from 'react';
import type { LogTexts } from '../../game-api/gameLog';
import type { LinkOf } from '../../game-api/links';
import type { Language } from '../../language/language';
import { createNeeded } from '../context';
import type { Marks } from '../links/link';
import { later } from '../loading/later';
import { logParts } from '../log/logParts';
import type { Ledger } from '../score/ledger';
import { type ScoreWords, scoreParts } from '../score/scoreParts';
import type { StepIcon } from '../story/context';
import { type GameWords, gameContexts, type ShownTypes } from './gameContexts';
import type { TableParts } from './parts';

type LateParts<Table extends ShownTypes['table'], Section, LinkWords, Link extends string> = {
  readonly loadLog: () => Promise<
    (language: Language, names: Readonly<Record<string, string>>) => LogTexts<Section, Table['G']>
  >;
  readonly loadLinks: () => Promise<{
    readonly linkSayer: (language: Language) => LinkWords;
    readonly linksOf: (table: Table, words: LinkWords) => LinkOf<Link>;
    readonly MARKS: Marks<Link>;
  }>;
  /** Loads the component that draws the icons of log lines and links. */
  readonly loadIcon: () => Promise<StepIcon>;
};

/** A game's own parts, and loaders of the two that fill the page */
type OwnParts = Omit<TableParts, 'Log' | 'Story' | 'Links' | 'Pieces' | 'Phone' | 'Final'> &
  Partial<Pick<TableParts, 'Log'>> & {
    readonly loadPhone: () => Promise<TableParts['Phone']>;
    readonly loadFinal: () => Promise<TableParts['Final']>;
    readonly loadPieces?: () => Promise<ComponentType>;
  };

type Scores<Types extends ShownTypes, Source extends string> = {
  readonly ledger: Ledger<Types['table']['G'], Source>;
  readonly inWords: (table: Types['table']) => ScoreWords<Source>;
  /** Opens the dialog with all changes of a player. */
  readonly opens: (playerID: string) => Types['event'];
};

/** Call it as `defineTable<Types>()(parts)`: the game names its types, and the others are inferred. */
export const defineTable =
  <Types extends ShownTypes>() =>
  <Section, LinkWords, Link extends string>(own: LateParts<Types['table'], Section, LinkWords, Link>) => {
    const [WordsContext, useWords] = createNeeded<GameWords<Types['table']>>('useWords');
    const { all, ...hooks } = gameContexts<Types>(WordsContext);
    const { useTable, usePast, usePick } = hooks;
    const fetchLog = async () => {
      const [{ useRenderedLog }, logTexts] = await Promise.all([
        import('../log/useRenderedLog'),
        own.loadLog(),
      ]);
      return () => {
        const { language } = useWords();
        const { timeline } = usePast();
        return useRenderedLog(timeline, [language], (seats) =>
          logTexts(language, Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]))),
        );
      };
    };
    const fetchLinks = async () => {
      const [{ linkParts }, { linkSayer, linksOf, MARKS }, Icon] = await Promise.all([
        import('../links/linkParts'),
        own.loadLinks(),
        own.loadIcon(),
      ]);
      return linkParts({ useTable, sayer: linkSayer, linksOf, marks: MARKS, Icon });
    };
    // Loaded late, because a table before its first move has no log.
    const { Log, Story, Told } = logParts(fetchLog, own.loadIcon);
    const Links = later(async () => (await fetchLinks()).Links);
    return {
      ...hooks,
      CONTEXTS: all,
      WordsContext,
      /** A separate context, so that parts which only read texts don't re-render with each move. */
      useWords,
      Log,
      /** The links below a card face */
      FaceLinks: later(async () => (await fetchLinks()).FaceLinks),
      scoreParts: <Source extends string>({ ledger, inWords, opens }: Scores<Types, Source>) =>
        scoreParts(
          ledger,
          () => {
            const table = useTable();
            const pick = usePick();
            const onOpen = useCallback((playerID: string) => pick(opens(playerID)), [pick]);
            return { ...usePast(), ...inWords(table), G: table.G, moves: table.log.length, onOpen };
          },
          Told,
        ),
      /** Adds log, story and links to a game's own parts. A game may replace the log. */
      tableParts: ({ loadPhone, loadFinal, loadPieces, ...parts }: OwnParts): TableParts => ({
        Log,
        Story,
        Links,
        ...(loadPieces === undefined ? {} : { Pieces: later(loadPieces) }),
        ...parts,
        Phone: later(loadPhone, { inPlace: true }),
        Final: later(loadFinal, { inPlace: true }),
      }),
    };
  };
