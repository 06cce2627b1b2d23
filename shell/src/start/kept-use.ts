import { ANSWERS_MARK, isTakenOver } from '../app/answers-mark';

/** How long a form or a link waits for the product's code before it works without it, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Buttons, and links that hand something on. */
const NEEDS_CODE = 'button, a[data-needs-code]';

/**
 * Keeps presses until the product takes the page over, starts the product for it, and repeats the last press.
 * React acts on later ones, also where it has not hydrated yet.
 */
export function keepUse(start: () => void): void {
  let pressed: HTMLElement | undefined;
  let isHydrated = false;
  let isLate = false;

  // The product checks the fields, in its own words.
  for (const form of document.forms) form.noValidate = true;

  /** Goes off as soon as its code is here (the kit's Form). */
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const isSentWithoutCode = form.method !== 'dialog' && (isLate || isHydrated);
    if (event.defaultPrevented || isSentWithoutCode) return;
    event.preventDefault();
    form.dataset.pressed = '';
    start();
    setTimeout(() => {
      isLate = true;
      if (form.method !== 'dialog' && form.dataset.pressed === '') form.submit();
    }, PATIENCE_MS);
  });

  document.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_CODE) : null;
    if (isTakenOver() || event.defaultPrevented || !control) return;
    if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
    if (control instanceof HTMLAnchorElement) {
      // New tabs and windows are left to the browser.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setTimeout(() => pressed === control && window.location.assign(control.href), PATIENCE_MS);
    }
    pressed = control;
    start();
  });

  new PerformanceObserver((marks) => {
    if (marks.getEntriesByName(ANSWERS_MARK).length === 0) return;
    isHydrated = true;
    if (pressed?.isConnected) pressed.click();
    pressed = undefined;
  }).observe({ type: 'mark' });
}
