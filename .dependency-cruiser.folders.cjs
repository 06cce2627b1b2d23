/** Folders of the server import each other in one direction. Tests may look both ways, so they do not count. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that import each other are one module with two names.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/src/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.spec\\.ts$` } },
};
