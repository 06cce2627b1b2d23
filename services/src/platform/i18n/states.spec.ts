import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { paperState, paperStateLabel } from './states.js';

const root = new URL('../../../../', import.meta.url);

/** Messages of a catalogue below a namespace, by the rest of their ids. */
function messages(catalogue: string, namespace: string): Record<string, string> {
  const { items } = PO.parse(readFileSync(new URL(catalogue, root), 'utf8'));
  const ours = items.filter(({ msgctxt }) => msgctxt?.startsWith(`${namespace}.`));
  return Object.fromEntries(
    ours.map(({ msgctxt = '', msgid }) => [msgctxt.slice(namespace.length + 1), msgid]),
  );
}

function without(texts: Record<string, string>, ...groups: string[]): Record<string, string> {
  const isKept = ([id]: [string, string]) => !groups.some((group) => id.startsWith(`${group}.`));
  return Object.fromEntries(Object.entries(texts).filter(isKept));
}

it('has the states and the words that browsers show', () => {
  const kit = messages('shell/kit/locales/en.po', 'kit.states');
  const server = messages('services/locales/en.po', 'server.states');
  expect(kit).toHaveProperty(['papers.draft'], 'Draft');
  expect(without(server, 'registrations')).toEqual(without(kit, 'paperActions', 'paymentActions'));
});

it('calls a draft that was submitted before returned', () => {
  expect(paperStateLabel(paperState({ status: 'draft', number: null }))).toBe('Draft');
  expect(paperStateLabel(paperState({ status: 'draft', number: 118 }))).toBe('Returned to author');
  expect(paperStateLabel(paperState({ status: 'accepted', number: 118 }))).toBe('Accepted');
});
