import { hasDrafts, onTokenChange, readToken } from '@plenary/kit/session/stored';
import { pageData } from './page-data';

/** Whether the page cannot be read as it is: it is a person's own, holds a draft, or shows a former state. */
export function needsProductNow(): boolean {
  const isOwn = readToken() !== null;
  const isBegun = document.forms.length > 0 && hasDrafts();
  return !pageData.startsOnUse || isOwn || isBegun || hasState() || isOutdated();
}

/** Something that the product handed on to this page before it was loaded again. */
function hasState(): boolean {
  const state = window.history.state as { usr?: unknown } | null;
  return Boolean(state?.usr);
}

/** Calls back when a form is about to be used, a login elsewhere is seen, or the page's time has passed. */
export function onNeed(start: () => void): void {
  for (const type of ['focusin', 'pointerdown', 'dragenter']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest('form')) start();
    });
  }
  onTokenChange((token) => token && start());
  document.addEventListener('visibilitychange', () => isOutdated() && start());
}

function isOutdated(): boolean {
  const now = Date.now();
  return now < pageData.valid.from || now >= pageData.valid.until;
}
