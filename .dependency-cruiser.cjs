/** Who may import whom. Types count as well. A test plants violations of each rule and sees them refused. */
const remote = '^(mfe-[^/]+)/';
const kit = '^shell/kit/';
const shell = '^shell/(?!kit/)';
const services = '^services/';

module.exports = {
  forbidden: [
    {
      name: 'remote-knows-itself-and-the-kit',
      comment: 'A remote is built and published apart: it sees no other remote, shell or server.',
      severity: 'error',
      // The bundler is told by the host what is shared; that never reaches the bundle.
      from: { path: remote, pathNot: '/rsbuild\\.config\\.ts$' },
      to: { path: ['^mfe-', shell, services], pathNot: '^$1/' },
    },
    {
      name: 'kit-stands-alone',
      comment: 'The kit is below everything in the browser.',
      severity: 'error',
      from: { path: kit },
      to: { path: ['^mfe-', shell, services] },
    },
    {
      name: 'shell-loads-remotes',
      comment: 'The shell finds remotes at run time; linking one would build it in.',
      severity: 'error',
      from: { path: shell },
      to: { path: ['^mfe-', services] },
    },
    {
      name: 'server-stands-alone',
      comment: 'The server answers browsers; it never links their code.',
      severity: 'error',
      from: { path: services },
      to: { path: ['^mfe-', '^shell/'] },
    },
    {
      name: 'entities-stay-in-their-module',
      comment: "Another module's rows are reached through its exported service.",
      severity: 'error',
      from: { path: '^services/src/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^services/src/[^/]+/.+\\.entity\\.ts$', pathNot: '^services/src/$1/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features share belongs beside them, or in the kit.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle is one module that pretends to be two.',
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
