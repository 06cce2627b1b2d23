import { hasDrafts, onTokenChange, readToken } from '@plenary/kit/session/stored';
import { pageData } from './page-data';

/** Whether the page cannot be read as it is: it is a person's own, holds a draft, or shows a former state. */
export function needsProductNow(): boolean {
  const isOwn = readToken() !== null;
  const isBegun = document.forms.length > 0 && hasDrafts();
  return !pageData.startsOnUse || isOwn || isBegun || isLinked() || hasState() || isOutdated();
}

/** A link may choose the values of a form. */
function isLinked(): boolean {
  return document.forms.length > 0 && window.location.search !== '';
}

/** Something that the product handed on to this page before it was loaded again. */
function hasState(): boolean {
  const state = window.history.state as { usr?: unknown } | null;
  return Boolean(state?.usr);
}

/**
 * Calls back when a form is about to be used, a login elsewhere is seen, the page's time has passed, or the server
 * knows otherwise.
 */
export function onNeed(start: () => void): void {
  void isOtherwise().then((is) => is && start());
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

/** Unknown without an answer: the product asks again when it starts, and the server decides. */
async function isOtherwise(): Promise<boolean> {
  if (!pageData.startsFor) return false;
  const { request, words } = pageData.startsFor;
  try {
    const answer = await (await fetch(`/api/v1${request}`)).text();
    return words.some((word) => answer.includes(`:"${word}"`));
  } catch {
    return false;
  }
}
