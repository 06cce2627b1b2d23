import { mayOpen } from '../may-open';
import { scriptsWithDigests, type Script } from '../scripts-with-digests';
import { WAITING_PAGES_ID, type WaitingPage } from '../waiting-pages';

/** Pages check other parameters before they ask. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Ahead {
  /** Addresses of the API. */
  requests: string[];
  scripts: Script[];
  /** Lists of digests. */
  lists: Script[];
  /** Addresses of files that are only put into the cache. */
  files: string[];
}

/**
 * What the page of this address asks for first, on the one page that all start with that are not prerendered; nothing
 * for an account that the page would refuse.
 */
export function aheadOfWaitingPage(): Ahead {
  const text = document.getElementById(WAITING_PAGES_ID)?.textContent ?? '[]';
  const pages = JSON.parse(text) as WaitingPage[];
  const { pathname, search } = window.location;
  for (const page of pages) {
    const found = shapeOf(page.path).exec(pathname);
    if (!found) continue;
    if (!mayOpen(page)) break;
    const scripts = scriptsWithDigests(page.entry);
    const parameters = found.groups ?? {};
    const requests = page.requests.map((request) => withParameters(request, parameters));
    const areKnown = !search && requests.every((request) => request !== undefined);
    const lists = scriptsWithDigests(page.lists);
    return { requests: areKnown ? requests : [], scripts, lists, files: page.files };
  }
  return { requests: [], scripts: [], lists: [], files: [] };
}

function withParameters(request: string, values: Record<string, string>): string | undefined {
  const names = [...request.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (!names.every((name) => ID.test(values[name] ?? ''))) return undefined;
  return `/api/v1${request.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')}`;
}

/** As the router reads it: in any case, with or without a slash at the end. */
function shapeOf(pattern: string): RegExp {
  const words = pattern.replace(/[.]/g, '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${words}/?$`, 'i');
}
