import { useEdition } from '@plenary/kit/edition';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle } from './document-title';

const PATIENCE_MS = 10_000;

/** The focus follows navigation, so that the heading is read aloud; not on the first page. */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const { name } = useEdition();
  const title = (useMatches().at(-1)?.handle as { title?: string } | undefined)?.title;
  const isFirst = useRef(true);
  // A ref, because a link within the page focuses its own target.
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

/** Waits for the page's code. Returns a function that stops waiting. */
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
