/** Which folders may import which, types included. services/test/planted-imports.ts breaks each rule. */
const remote = '^(mfe-[^/]+)/';
const kit = '^shell/kit/';
const shell = '^shell/(?!kit/)';
const services = '^services/';

/** The rooms of the server, lowest first: a room imports only from the rooms before it. */
const rooms = [
  'platform',
  'messaging',
  'identity',
  'conference',
  'papers',
  'review',
  'registration',
  'operations',
];

module.exports = {
  forbidden: [
    {
      name: 'remote-imports-itself-and-kit',
      comment:
        'A remote is built and published separately from other remotes, the shell and the server.',
      severity: 'error',
      // The bundler's configuration comes from the host and does not reach the bundle.
      from: { path: remote, pathNot: '/rsbuild\\.config\\.ts$' },
      to: { path: ['^mfe-', shell, services], pathNot: '^$1/' },
    },
    {
      name: 'kit-imports-itself',
      comment: 'Everything in the browser builds on the kit.',
      severity: 'error',
      from: { path: kit },
      to: { path: ['^mfe-', shell, services] },
    },
    {
      name: 'shell-imports-no-remote',
      comment: 'The shell loads remotes at run time; an import would bundle one.',
      severity: 'error',
      from: { path: shell },
      // End-to-end tests and those of the server use the same providers of payment pages.
      to: {
        path: ['^mfe-', services],
        pathNot: '^services/test/(gateway|stripe|paystack)-simulator\\.ts$',
      },
    },
    {
      name: 'server-imports-itself',
      comment: 'The server contains no code of the browser. The launcher builds both.',
      severity: 'error',
      from: { path: services, pathNot: '^services/launcher/' },
      to: { path: ['^mfe-', '^shell/'] },
    },
    ...rooms.slice(0, -1).map((room, index) => ({
      name: `room-${room}-imports-lower-rooms`,
      comment: `The rooms from top to bottom: ${rooms.toReversed().join(', ')}.`,
      severity: 'error',
      from: { path: `^services/src/${room}/`, pathNot: '\\.spec\\.ts$' },
      to: { path: `^services/src/(${rooms.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'entities-stay-in-their-room',
      comment: "Another room's rows are reached through its exported service.",
      severity: 'error',
      from: { path: '^services/src/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^services/src/[^/]+/.+\\.entity\\.ts$', pathNot: '^services/src/$1/' },
    },
    {
      name: 'migrations-are-frozen',
      comment: 'A migration that imports from the product changes history with it.',
      severity: 'error',
      from: { path: '^services/src/platform/database/migrations/' },
      to: { path: '^services/src/', pathNot: '^services/src/platform/database/migrations/' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment:
        'Code that two features share belongs in the shared folder of the remote, or in the kit.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules in a cycle cannot be understood or tested apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
