import { findMentions, renamed } from './mentioned-text.js';
import { aliasOf, type Participant } from './participants.js';

const named = (key: string, name: string) => ({ key, name, hint: null }) as Participant;
const participants = [
  named('reviewer:2', 'Reviewer 2'),
  named('reviewer:21', 'Reviewer 21'),
  named('chair', 'Chair'),
  named('meta-reviewer', 'Meta-reviewer'),
  named('organiser:1', 'Ada Sample (online)'),
];
const keysIn = (text: string) =>
  findMentions(text, participants).mentions.map(({ participant }) => participant);

it.each<[string, string[]]>([
  ['@Reviewer 2, is the sample small?', ['reviewer:2']],
  ['Is it, @reviewer 21?', ['reviewer:21']],
  ['(@Chair’s view) @Reviewer 2.', ['chair', 'reviewer:2']],
  ['@Meta-reviewer?', ['meta-reviewer']],
  ['@Ada Sample (online): see above', ['organiser:1']],
  ['ada@chair.example', []],
  ['@Reviewer 3 @Chairs @@Chair @Reviewer 212', []],
  ['Reviewer 2', []],
])('finds in "%s" %j', (text, keys) => {
  expect(keysIn(text)).toEqual(keys);
});

it('keeps aliases in the text, and puts names at their places', () => {
  const kept = findMentions('😀 @ada sample (online) and @chair?', participants);
  expect(kept.text).toBe('😀 @Chair and @Chair?');
  const read = renamed(kept, (key) => (key === 'chair' ? 'Chair' : 'Ada Sample'));
  expect(read.text).toBe('😀 @Ada Sample and @Chair?');
  const places = read.mentions.map(({ startsAt, length }) =>
    read.text.slice(startsAt, startsAt + length),
  );
  expect(places).toEqual(['@Ada Sample', '@Chair']);
  expect(renamed(read, aliasOf).text).toBe(kept.text);
});
