import type { ComponentType } from 'react';

/**
 * Version of the contract between the shell and its remotes, as major.minor. A new minor version
 * only adds: a shell runs every older remote of its major version, and newer ones that do not need
 * what it lacks.
 */
export const CONTRACT_VERSION = '1.0';

/** Who may open a page. The server enforces its own rules; this one is for the eye. */
export type Access = 'public' | 'user' | 'reviewer' | 'admin';

/** The frame around a page: header and footer, side menu, or the reviewer's bar. */
export type Layout = 'public' | 'admin' | 'reviewer';

/** What the shell knows of a page before any of its code is loaded. */
export interface RouteEntry {
  /** Router pattern, absolute, e.g. `/papers/:paperId`. */
  path: string;
  /** Title of the page, for the document and the bars. */
  title: string;
  access: Access;
  layout: Layout;
  /** `strict` sends people with an unverified e-mail to /verify-email; `warning` shows a banner. */
  emailGate: 'strict' | 'warning' | 'none';
  /** Rendered to HTML when the site is composed. Only for public pages without parameters. */
  prerender?: boolean;
  /** One sentence for search engines and shared links. A page without it is not for them. */
  description?: string;
  /** An item of the area's own menu. Lower numbers come first. */
  menu?: { label: string; icon: string; order: number; group?: string };
}

/** What stands in a remote's routes.json, beside its bundle. */
export interface RouteManifest {
  /** The contract of the kit that the remote was built with. */
  contract: string;
  /** The oldest contract whose shell can run the remote. */
  needs: string;
  /** Name of the federated container, e.g. `mfe_public`. */
  name: string;
  routes: RouteEntry[];
}

export interface PageModule {
  default: ComponentType;
}

/** The one module that a remote exposes, as `./remote`. */
export interface RemoteModule {
  contract: string;
  pages: Record<string, () => Promise<PageModule>>;
}

/**
 * Declares a remote's routes: data only, no code of any page. A remote runs in the shell of the
 * minor version before as well; one that cannot do without something new says what it `needs`.
 */
export function defineRoutes(
  name: string,
  routes: RouteEntry[],
  needs = versionBefore(CONTRACT_VERSION),
): RouteManifest {
  return { contract: CONTRACT_VERSION, needs, name, routes };
}

/** `1.3` → `1.2`; the first of a major version stays. */
function versionBefore(version: string): string {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${Math.max(0, (minor ?? 0) - 1)}`;
}

/** Declares a remote: for each path of its routes, how to load the page. */
export function defineRemote(pages: Record<string, () => Promise<PageModule>>): RemoteModule {
  return { contract: CONTRACT_VERSION, pages };
}
