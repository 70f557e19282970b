/** Layers: a file imports only from its own layer or earlier ones (docs/architecture/overview.md). */
const game = '^src/games/[^/]+';
const forbid = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      // A Japanese catalogue has its type from the English one, which loads it.
      to: { circular: true, viaOnly: { pathNot: '/ja(/[^/]+)?\\.ts$' } },
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    forbid('content-is-the-ground-floor', `${game}/content/`, '^src/(?!games/[^/]+/content/|rules-kit/)'),
    forbid('rules-know-only-content', `${game}/rules/`, '^src/(?!games/[^/]+/(content|rules)/|rules-kit/)'),
    forbid(
      'rules-know-no-framework',
      `${game}/(content|rules)/|^src/rules-kit/`,
      'node_modules/(boardgame\\.io|react|react-dom|vite)/',
    ),
    forbid(
      'text-knows-content-and-rules',
      `${game}/text/`,
      '^src/(?!games/[^/]+/(content|rules|text)/|rules-kit/|language/|game-api/|table/words/)',
    ),
    {
      name: 'sentences-load-late',
      severity: 'error',
      // These load with the first table. They may import the sentences only by `import()`.
      from: { path: `${game}/(module\\.ts|view-model/(?!(log|missed)\\.ts)|ui/(?!almanac/))` },
      to: {
        path: `${game}/(queries\\.ts|view-model/(log|missed)\\.ts|text/(moves|facts|explain|sentences|catalogue/en/(index|log|move|refusal)))`,
        dynamic: false,
      },
    },
    {
      name: 'offers-load-first',
      severity: 'error',
      // The home page loads all offers, but no game.
      from: { path: ['^src/games/offers\\.ts$', `${game}/offer\\.ts$`] },
      to: {
        path: `^src/(bots|session|table)/|${game}/(?!content/|offer\\.ts$)`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    forbid(
      'game-knows-no-screen',
      `${game}/(game|queries|index)\\.ts$`,
      `^src/(app|bots|server|table)/|${game}/(view-model|ui|text-table)/`,
    ),
    forbid(
      'bot-knows-no-screen',
      `${game}/bot/`,
      `^src/(app|server|table)/|${game}/(text|view-model|ui|text-table)/`,
    ),
    forbid(
      'position-draws-nothing',
      `${game}/view-model/`,
      `^src/(app|bots|server|table)/|${game}/(bot|guide|ui|text-table)/|node_modules/(react|react-dom)/`,
    ),
    forbid('map-knows-no-rules', `${game}/ui/map/`, `${game}/(rules|text|view-model|game|queries)`),
    forbid('ui-knows-no-app', `${game}/(ui|text-table)/`, '^src/(app|bots|server)/'),
    {
      name: 'tables-reach-no-bot',
      severity: 'error',
      from: { path: `${game}/(ui|text-table|view-model)/` },
      to: { path: `${game}/bot/|^src/bots/`, reachable: true },
    },
    forbid('drawn-table-knows-no-text-table', `${game}/ui/`, `${game}/text-table/`),
    forbid('text-table-draws-no-map', `${game}/text-table/`, `${game}/ui/(map|board|Table)`),
    forbid(
      'language-and-rules-kit-are-the-ground',
      '^src/(language|rules-kit)/',
      '^src/(?!(language|rules-kit)/)',
    ),
    forbid('game-api-knows-no-game', '^src/game-api/', '^src/(?!(language|rules-kit|game-api)/)'),
    forbid('session-knows-no-game', '^src/session/', '^src/(?!(language|rules-kit|game-api|session)/)'),
    forbid('bots-know-no-game', '^src/bots/', '^src/(?!(bots|language|rules-kit|game-api|session)/)'),
    forbid(
      'server-knows-no-game',
      '^src/server/',
      '^src/(?!(server|bots|language|rules-kit|game-api|session)/)',
    ),
    forbid(
      'messages-know-no-match',
      '^src/server/(transport|http)/',
      '^src/server/(bots|chat|clocks|daily|history|lobby|matches|notifications|people|ratings)/',
    ),
    forbid(
      'words-of-the-kit-are-words-alone',
      '^src/table/words/',
      '^src/(?!table/words/|language/)|node_modules/',
    ),
    forbid('kit-knows-no-game', '^src/table/', '^src/(?!(table|language|rules-kit|game-api|session)/)'),
    forbid('app-knows-games-by-their-catalogue', '^src/app/', '^src/(server/|games/[^/]+/)'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
