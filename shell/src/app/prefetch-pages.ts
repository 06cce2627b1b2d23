import { isOffline } from '@plenary/kit/api';
import { readAccount } from '@plenary/kit/session/stored';
import type { RouteObject } from 'react-router-dom';
import { opensFor } from '../may-open';
import type { PageStore } from '../remotes/page-store';
import { isSavingData } from '../saving-data';
import { pageAt } from './pages';

/** Loads the code of pages whose route says so, once a link to them is pointed at or has the focus. */
export function prefetchPages(pages: PageStore, routes: RouteObject[]): (event: Event) => void {
  const begun = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin || isOffline() || isSavingData()) return;
    const { prefetch: isWanted, access, remote, path } = pageAt(routes, link);
    if (!isWanted || !remote || !path || !access || begun.has(path)) return;
    if (!opensFor(access, readAccount()?.role) || pages.peek(remote, path)) return;
    begun.add(path);
    // A page that does not arrive is loaded when it is opened.
    pages.load(remote, path).catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
  return prefetch;
}
