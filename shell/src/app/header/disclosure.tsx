import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** A native details element, so that it opens without JavaScript. */
export function Disclosure(props: {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  onToggle?: (isOpen: boolean) => void;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const { onToggle } = props;

  // Disclosures that were opened before hydration stay open.
  useEffect(() => {
    if (details.current?.open) onToggle?.(true);
  }, [onToggle]);

  // The page renders some time after the URL changes: keeps a disclosure that opened in between.
  useEffect(() => {
    if (openedAt.current !== key) close(details.current);
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
      // The header is sticky: the browser would scroll to the top of the page.
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
      onToggle={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        if (currentTarget.open) openedAt.current = currentKey();
        onToggle?.(currentTarget.open);
      }}
    >
      {props.summary}
      {props.children}
    </details>
  );
}

function currentKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

function close(element: HTMLDetailsElement | null) {
  if (element) element.open = false;
}
