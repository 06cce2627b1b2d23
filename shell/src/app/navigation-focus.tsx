import { useEdition } from '@plenary/kit/edition';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** How long a page may take to show its heading before the focus stays where it is, in ms. */
const PATIENCE_MS = 10_000;

/**
 * After a navigation: the document's title follows, and the focus moves to the page's heading, so
 * that it is read aloud. The first page keeps the browser's own focus.
 */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const { name } = useEdition();
  const title = (useMatches().at(-1)?.handle as { title?: string } | undefined)?.title;
  const isFirst = useRef(true);

  useEffect(() => {
    document.title = title && pathname !== '/' ? `${title} · ${name}` : name;
  }, [title, name, pathname]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    return focusHeading();
  }, [pathname]);

  return null;
}

/** Focuses the page's h1 as soon as there is one. Returns a function that gives up. */
export function focusHeading(): () => void {
  const main = document.getElementById('main');
  const focus = () => {
    const heading = main?.querySelector('h1');
    heading?.focus({ preventScroll: true });
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
