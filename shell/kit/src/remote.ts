import type { ComponentType } from 'react';
import type { LoadCatalogue } from './i18n';
import type { Right } from './session';
import type { SlotName, Slots } from './slots';

/** major.minor. A minor version only adds: a shell runs every older remote of its major version. */
export const CONTRACT_VERSION = '3.1';

/** Only hides pages: the server enforces its own rules. */
export type Access = 'public' | 'user' | 'reviewer' | 'admin';

export type Layout = 'public' | 'admin' | 'reviewer';

export interface RouteEntry {
  /** Router pattern, absolute, e.g. `/papers/:paperId`. */
  path: string;
  title: string;
  access: Access;
  /** Of the layout `admin`: without it the page is refused, and the menu leaves it out. */
  right?: Right;
  layout: Layout;
  /** `strict` redirects unverified users to /verify-email; `warning` shows a banner. */
  emailGate: 'strict' | 'warning' | 'none';
  /** Only for public pages without parameters. */
  prerender?: boolean;
  /**
   * A prerendered page that starts `on-use` works without the product's code until a form of it is used or
   * its reader is logged in. Others start at once, for example because they ask the server.
   */
  starts?: 'at-once' | 'on-use';
  /**
   * A page that starts `on-use` starts at once all the same if the answer of `request`, below /api/v1, holds one of
   * the words as a value: the composed page would be out of date.
   */
  startsFor?: StartsFor;
  /** One sentence for search engines and shared links; without it the page is not indexed. */
  description?: string;
  /**
   * What a page that is not prerendered asks the API for first, below /api/v1, with the pattern's parameters: `/papers/:paperId`.
   * It is asked before the page's code is there; not with a query in the page's address.
   */
  requests?: string[];
  /**
   * Whether its code is loaded before it is needed: on the page, while the network is idle, and from other pages when a
   * link to it is pointed at. Left out: only on the page, if something there needs code.
   */
  prefetch?: boolean;
  offline?: Offline;
  menu?: { label: string; icon: string; order: number; group?: string };
}

/**
 * Without a connection:
 * - kept: a page that was visited can be read; the default of prerendered pages, and only for them
 * - works: opens for a person whose browser has kept its right (`keepOfflineSession` of the session)
 * - unavailable: the offline page at once, also where the code is here
 *
 * Left out on other pages: they open where the code is here, and wait for the network where it is not.
 */
export type Offline = 'kept' | 'works' | 'unavailable';

export interface StartsFor {
  request: string;
  words: string[];
}

/** A slot of another remote's page that this remote fills. */
export interface FillEntry {
  slot: SlotName;
  /** Names the filling where it cannot be shown. */
  title: string;
  /** Its code is loaded for no one else. */
  access: Access;
  /** As of a route. */
  right?: Right;
}

export interface RouteManifest {
  contract: string;
  /** The oldest contract whose shell can run the remote. */
  needs: string;
  name: string;
  routes: RouteEntry[];
  /** A remote that was built with contract 3.0 has none. */
  fills?: FillEntry[];
}

export interface PageModule {
  default: ComponentType;
}

/** The component of each slot that a remote fills gets the slot's data as its props. */
export type Fillings = {
  [Name in SlotName]?: () => Promise<{ default: ComponentType<Slots[Name]> }>;
};

/** The one module that a remote exposes, as `./remote`. */
export interface RemoteModule {
  contract: string;
  catalogue?: LoadCatalogue;
  pages: Record<string, () => Promise<PageModule>>;
  fillings?: Fillings;
}

/** Data only: no page is imported. By default the previous minor version can run the remote. */
export function defineRoutes(
  name: string,
  routes: RouteEntry[],
  {
    needs = versionBefore(CONTRACT_VERSION),
    fills,
  }: Pick<Partial<RouteManifest>, 'needs' | 'fills'> = {},
): RouteManifest {
  return { contract: CONTRACT_VERSION, needs, name, routes, fills };
}

/** `1.3` → `1.2`; the first of a major version stays. */
function versionBefore(version: string): string {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${Math.max(0, (minor ?? 0) - 1)}`;
}

export function defineRemote(
  pages: Record<string, () => Promise<PageModule>>,
  catalogue?: LoadCatalogue,
  fillings?: Fillings,
): RemoteModule {
  return { contract: CONTRACT_VERSION, catalogue, pages, fillings };
}
