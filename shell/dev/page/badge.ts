import { badgeStyles } from './badge-styles';
import { texts } from './texts';

/*
 * Shows on every development page which remotes come from this checkout instead of the published
 * ones, and resets them. The development server does the overriding; published bundles are unaware.
 */
interface Override {
  name: string;
  isFromHere: boolean;
  published?: string;
}

export function showBadge(): void {
  const data = document.getElementById('development')?.textContent;
  const overrides = JSON.parse(data ?? '[]') as Override[];
  const host = element('aside', { 'aria-label': texts.label });
  const alert = element('p', { role: 'alert' });
  const fail = () => (alert.textContent = texts.failed);
  const names = overrides.filter(({ isFromHere }) => isFromHere).map(({ name }) => name);
  const items = overrides.map((override) => [stateOf(override), actionOn(override, fail)]);
  const resettable = overrides.filter(({ isFromHere, published }) => isFromHere && published);
  if (resettable.length > 1) {
    const reset = () => void change('DELETE', resettable, fail);
    items.push([button(texts.resetAll, texts.resetAll, reset)]);
  }
  const list = element('ul', {}, ...items.map((parts) => element('li', {}, ...parts)));
  const summary = texts.summary({ count: names.length, name: names[0] ?? '' });
  const details = element('details', {}, element('summary', {}, summary), list, alert);
  host.attachShadow({ mode: 'open' }).append(element('style', {}, badgeStyles), details);
  document.body.append(host);
}

function stateOf({ name, isFromHere, published }: Override): HTMLElement {
  const ownState = published ? texts.fromHere : texts.unpublished;
  const state = isFromHere ? ownState : texts.published({ version: published ?? '' });
  return element('span', {}, element('b', {}, name), state);
}

function actionOn(override: Override, fail: () => void): HTMLElement | string {
  const { name, isFromHere, published } = override;
  if (!isFromHere) {
    const take = () => void change('PUT', [override], fail);
    return button(texts.override, texts.overrideLabel({ name }), take);
  }
  const reset = () => void change('DELETE', [override], fail);
  return published ? button(texts.reset, texts.resetLabel({ name }), reset) : '';
}

async function change(method: 'PUT' | 'DELETE', overrides: Override[], fail: () => void) {
  try {
    for (const { name } of overrides) {
      const answer = await fetch(`/_development/overrides/${name}`, { method });
      if (!answer.ok) throw new Error(answer.statusText);
    }
    window.location.reload();
  } catch {
    fail();
  }
}

function button(text: string, label: string, onClick: () => void): HTMLElement {
  const made = element('button', { type: 'button', 'aria-label': label }, text);
  made.addEventListener('click', onClick);
  return made;
}

function element(name: string, attributes: Record<string, string>, ...content: (Node | string)[]) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}
