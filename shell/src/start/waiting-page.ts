import { WAITING_PAGES_ID, type WaitingPages } from '../waiting-pages';

interface Needs {
  scripts: string[];
  /** Addresses of the API. */
  requests: string[];
}

/** What the page of this address needs, on the one page that stands for all that are not prerendered. */
export function needsOfWaitingPage(): Needs {
  const text = document.getElementById(WAITING_PAGES_ID)?.textContent;
  const { files, pages } = text ? (JSON.parse(text) as WaitingPages) : { files: [], pages: [] };
  const { pathname, search } = window.location;
  for (const page of pages) {
    const found = shapeOf(page.path).exec(pathname);
    if (!found) continue;
    const address = (request: string) =>
      `/api/v1${request.replace(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '')}`;
    return {
      scripts: page.files.flatMap((place) => files[place] ?? []),
      requests: search ? [] : (page.requests ?? []).map(address),
    };
  }
  return { scripts: [], requests: [] };
}

/** As the router reads it: in any case, with or without a slash at the end. */
function shapeOf(pattern: string): RegExp {
  const words = pattern.replace(/[.]/g, '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${words}/?$`, 'i');
}
