import { useEdition } from '@plenary/kit/edition';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle } from './document-title';

/** How long a page may take to show its heading before the focus stays where it is, in ms. */
const PATIENCE_MS = 10_000;

/**
 * After a navigation to another page: the document's title follows, and the focus moves to the
 * page's heading, or to the part that the address names, so that it is read aloud. The first page
 * keeps the browser's own focus.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const { name } = useEdition();
  const title = (useMatches().at(-1)?.handle as { title?: string } | undefined)?.title;
  const isFirst = useRef(true);
  // Held: a link within the page sees to its target itself.
  const part = useRef('');

  useEffect(() => {
    part.current = hash.slice(1);
  }, [hash]);

  useEffect(() => {
    document.title = documentTitle(name, title, pathname);
  }, [title, name, pathname]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    return focusHeading(part.current);
  }, [pathname]);

  return null;
}

/**
 * Focuses the page's h1 as soon as there is one, or the part of the page that has this id, to which
 * it then scrolls: the router looked for it before the page's code was here. Returns a function that
 * gives up.
 */
export function focusHeading(part = ''): () => void {
  const main = document.getElementById('main');
  const focus = () => {
    const heading = main?.querySelector('h1');
    const target = heading && part ? document.getElementById(part) : null;
    target?.scrollIntoView();
    (target ?? heading)?.focus({ preventScroll: true });
    return Boolean(heading);
  };
  if (!main || focus()) return () => undefined;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
