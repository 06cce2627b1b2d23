import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { historyKey } from '../history-key';

/** A native details element, so that it opens without JavaScript; the script of the page closes it (behaviours). */
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

  return (
    <details
      ref={details}
      data-menu=""
      className={props.className}
      onToggle={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        if (currentTarget.open) openedAt.current = historyKey();
        onToggle?.(currentTarget.open);
      }}
    >
      {props.summary}
      {props.children}
    </details>
  );
}

function close(element: HTMLDetailsElement | null) {
  if (element) element.open = false;
}
