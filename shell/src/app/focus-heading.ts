const PATIENCE_MS = 10_000;

export function hasFocus(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body;
}

/**
 * Moves the focus to the part of the page with this id, or to its heading, so that it is read aloud. Waits for
 * the page's code, and leaves the focus where it is if `isInUse` says so then. Returns a function that stops
 * waiting.
 */
export function focusHeading(part = '', isInUse = () => false): () => void {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('#main h1');
    const target = heading && part ? document.getElementById(part) : null;
    if (!isInUse()) {
      target?.scrollIntoView();
      (target ?? heading)?.focus({ preventScroll: true });
    }
    return Boolean(heading);
  };
  if (focus()) return () => undefined;
  // The whole page: where no HTML was delivered, its frame is replaced.
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
