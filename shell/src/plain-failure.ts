import { texts } from './app/texts';

export function showPlainFailure(root: HTMLElement): void {
  const waiting = root.querySelector('main [role="status"]');
  if (!waiting) return;
  const heading = document.createElement('h1');
  heading.textContent = texts.unexpected;
  const text = document.createElement('p');
  text.textContent = texts.partFailed;
  const retry = document.createElement('a');
  retry.href = window.location.href;
  retry.textContent = texts.retry;
  waiting.setAttribute('role', 'alert');
  waiting.replaceChildren(heading, text, retry);
}
