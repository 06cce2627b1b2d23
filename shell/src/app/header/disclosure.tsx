import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A part that opens and closes without script, by the browser's own details element. With script
 * it also closes on Escape, on a press elsewhere, when the focus leaves, and after a navigation.
 */
export function Disclosure(props: {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  onToggle?: (isOpen: boolean) => void;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  const { onToggle } = props;

  // What was opened before the code was here stays open.
  useEffect(() => {
    if (details.current?.open) onToggle?.(true);
  }, [onToggle]);

  useEffect(() => {
    if (shownAt.current !== key) close(details.current);
    shownAt.current = key;
  }, [key]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onPress = (event: Event) => {
      if (!element.contains(event.target as Node)) close(element);
    };
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) close(element);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close(element);
      // The header is always in sight; to the browser it stands at the top of the page.
      element.querySelector('summary')?.focus({ preventScroll: true });
    };
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details
      ref={details}
      className={props.className}
      onToggle={({ currentTarget, target }) =>
        target === currentTarget && onToggle?.(currentTarget.open)
      }
    >
      {props.summary}
      {props.children}
    </details>
  );
}

function close(element: HTMLDetailsElement | null) {
  if (element) element.open = false;
}
