import { createStyleCache } from '@plenary/kit/ui';
import {
  createSessionStore,
  type OfflineSession,
  type Right,
  type User,
} from '@plenary/kit/session';
import { render, sampleEdition, logIn } from '@plenary/kit/testing';
import { paths } from '@plenary/kit/paths';
import { CONTRACT_VERSION, type RemoteModule, type RouteEntry } from '@plenary/kit/remote';
import { createMemoryRouter, RouterRoot } from '@plenary/kit/router';
import * as reactQuery from '@tanstack/react-query';
import { Pages } from '../app/pages';
import { Product, queriesWith } from '../app/product';
import { appRoutes } from '../app/routes';
import { PageStore, type RemoteSource } from '../remotes/page-store';
import type { Registry } from '../remotes/registry';

const open = { access: 'public', layout: 'public', emailGate: 'warning' } as const;
const own = { access: 'user', layout: 'public', emailGate: 'strict' } as const;

export const sampleRoutes: RouteEntry[] = [
  { path: paths.home.pattern, title: 'Home page', ...open },
  { path: paths.login.pattern, title: 'Log in', ...open },
  { path: paths.verifyEmail.pattern, title: 'Verify', ...open, emailGate: 'none' },
  { path: paths.submit.pattern, title: 'Submission', ...own },
  {
    path: paths.reviewers.pattern,
    title: 'Reviews',
    access: 'reviewer',
    layout: 'reviewer',
    emailGate: 'none',
  },
  { path: '/tools', title: 'Tools', ...open, access: 'admin' },
  {
    path: paths.adminDashboard.pattern,
    title: 'Dashboard',
    access: 'admin',
    layout: 'admin',
    emailGate: 'none',
    right: 'overview:read',
    menu: { label: 'Dashboard', icon: 'IconDashboard', order: 1 },
  },
  {
    path: paths.adminUsers.pattern,
    title: 'Users',
    access: 'admin',
    layout: 'admin',
    emailGate: 'none',
    right: 'people:read',
    menu: { label: 'Users', icon: 'IconUsers', order: 2 },
  },
  {
    path: '/admin/desk',
    title: 'Desk',
    access: 'admin',
    layout: 'admin',
    emailGate: 'none',
    right: 'check-in:write',
    offline: 'works',
  },
  {
    path: '/admin/lists',
    title: 'Lists',
    access: 'admin',
    layout: 'admin',
    emailGate: 'none',
    right: 'check-in:write',
  },
];

export const sampleRegistry: Registry = {
  shell: '1.0.0-sample',
  contract: CONTRACT_VERSION,
  remotes: {
    sample: {
      version: '1.0.0-sample',
      contract: CONTRACT_VERSION,
      needs: CONTRACT_VERSION,
      entry: '/remotes/sample/1.0.0-sample/remoteEntry.js',
      routes: sampleRoutes,
    },
  },
};

export const samplePages: RemoteModule = {
  contract: CONTRACT_VERSION,
  pages: Object.fromEntries(
    sampleRoutes.map(({ path, title }) => [
      path,
      () => Promise.resolve({ default: () => <h1 tabIndex={-1}>{title}</h1> }),
    ]),
  ),
};

const working: RemoteSource = {
  load: () => Promise.resolve(samplePages),
  reset: () => Promise.resolve(),
};

export function renderShell(options: {
  path: string;
  user?: User;
  rights?: readonly Right[];
  /** What the browser has kept for a start without a network. */
  offline?: OfflineSession;
  source?: RemoteSource;
  registry?: Registry;
}) {
  const { registry = sampleRegistry } = options;
  if (options.user) logIn(options.user, options.rights);
  const router = createMemoryRouter(options.path);
  const session = createSessionStore();
  if (options.offline) session.setState({ offline: options.offline });
  const view = render(
    <Product
      edition={sampleEdition}
      composedYear={2025}
      assets="/assets"
      pages={new PageStore(options.source ?? working, registry)}
      session={session}
      Queries={queriesWith(reactQuery)}
      cache={createStyleCache()}
    >
      <RouterRoot router={router}>
        <Pages routes={appRoutes(registry)} />
      </RouterRoot>
    </Product>,
  );
  return { ...view, router };
}
