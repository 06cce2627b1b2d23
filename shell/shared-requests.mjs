// The one list of modules that the shell shares with its remotes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const react = ['react', 'react/jsx-runtime', 'react-dom'];
/** Loaded with the shell. */
const core = [
  ...react,
  'zustand',
  '@emotion/react',
  '@emotion/styled',
  '@plenary/kit/api',
  '@plenary/kit/edition',
  '@plenary/kit/i18n',
  '@plenary/kit/router',
  '@plenary/kit/session',
  '@plenary/kit/ui',
];
/** Loaded when the first page asks for it. */
export const onDemand = [
  '@plenary/kit/dialogs',
  '@plenary/kit/forms',
  '@plenary/kit/tabs',
  '@tanstack/react-query',
];
export const onDemandSources = Object.fromEntries(
  onDemand.map((request) => [request, fileURLToPath(import.meta.resolve(request))]),
);

export const sharedRequests = [...core, ...onDemand];

function versionOf(request) {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  return JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
}

const byName = (requests, optionsOf) =>
  Object.fromEntries(
    requests.map((request) => {
      const version = versionOf(request);
      const common = { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` };
      return [request, optionsOf(request, version, common)];
    }),
  );

/** As the federation plugin takes them. */
export const consumedByRemotes = byName(sharedRequests, (_request, _version, common) => ({
  ...common,
  import: false,
}));

/**
 * What the shell asks the runtime for, as a page of development brings a React that can refresh. All else it uses directly:
 * docs/decisions/2026-11-26-the-shell-consumes-react-only.md.
 */
export const consumedByShell = byName(
  [...react, 'react-dom/client'],
  (_request, version, common) => ({ ...common, version, eager: true }),
);

/** As `ProvideSharedPlugin` takes them. */
export const provided = {
  provides: byName(
    sharedRequests.filter((request) => !react.includes(request)),
    (request, version, common) => ({
      ...common,
      version,
      eager: !onDemand.includes(request),
      shareKey: request,
      shareScope: 'default',
    }),
  ),
  shareScope: 'default',
};
