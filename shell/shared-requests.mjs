// The one list of modules that the shell shares with its remotes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Loaded with the shell. */
const core = [
  'react',
  'react/jsx-runtime',
  'react-dom',
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
  '@plenary/kit/overlays',
  '@tanstack/react-query',
];
export const onDemandSources = Object.fromEntries(
  onDemand.map((request) => [request, fileURLToPath(import.meta.resolve(request))]),
);

/** Shared by the shell with itself: a page of development brings a React that can refresh. */
const shellOnly = ['react-dom/client'];

export const sharedRequests = [...core, ...onDemand];

function versionOf(request) {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  return JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
}

/** As the federation plugin takes them. @param provides whether it is the shell, which brings the modules */
export function shared(provides) {
  return Object.fromEntries(
    (provides ? [...shellOnly, ...sharedRequests] : sharedRequests).map((request) => {
      const version = versionOf(request);
      const common = { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` };
      return [
        request,
        provides
          ? { ...common, version, eager: !onDemand.includes(request) }
          : { ...common, import: false },
      ];
    }),
  );
}
