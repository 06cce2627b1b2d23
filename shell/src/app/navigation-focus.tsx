import { focusHeading, hasFocus } from './focus-heading';
import { useEdition } from '@plenary/kit/edition';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from './document-title';
import { historyKey } from './history-key';
import { usePageTitle } from './pages';

const USES = ['keydown', 'pointerdown'];

/**
 * The focus follows navigation, so that the heading is read aloud; not on the first page, and not
 * away from a control that the reader reached while the page was loading.
 */
export function NavigationFocus() {
  const { pathname, hash, key } = useLocation();
  const { name } = useEdition();
  const title = usePageTitle();
  const isFirst = useRef(true);
  // A ref, because a link within the page focuses its own target.
  const part = useRef('');

  // The URL changes before the page renders: its key tells input on the old page from input after it.
  const usedAt = useRef('');
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);

  useEffect(() => {
    const onUse = () => {
      usedAt.current = historyKey();
    };
    for (const type of USES) document.addEventListener(type, onUse, true);
    return () => {
      for (const type of USES) document.removeEventListener(type, onUse, true);
    };
  }, []);

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
    return focusHeading(part.current, () => usedAt.current === shown.current && hasFocus());
  }, [pathname]);

  return null;
}
