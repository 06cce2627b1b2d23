import { remembered } from './remembered.js';

function counted(most?: number) {
  const calls: string[] = [];
  const work = (text: string) => {
    calls.push(text);
    if (text === '') throw new Error('empty');
    return { text };
  };
  return { calls, get: remembered(work, most) };
}

it('works once for one text', () => {
  const { calls, get } = counted();
  expect([get('a'), get('a'), get('b')].map(({ text }) => text)).toEqual(['a', 'a', 'b']);
  expect(calls).toEqual(['a', 'b']);
});

it('forgets the oldest above its size', () => {
  const { calls, get } = counted(2);
  for (const text of ['a', 'b', 'c', 'c', 'a']) get(text);
  expect(calls).toEqual(['a', 'b', 'c', 'a']);
});

it('does not remember a failure', () => {
  const { calls, get } = counted();
  for (let n = 0; n < 2; n++) expect(() => get('')).toThrow('empty');
  expect(calls).toHaveLength(2);
});
