import { defineTexts } from './define-texts.js';
import { inLocale } from './locale.js';
import { formatDay } from './formats.js';

const texts = defineTexts('server.test', {
  title: 'Don’t worry',
  waiting: '{count, plural, one {# paper} other {# papers}} awaiting {who}',
  nested: { greeting: 'Hello {name}' },
});

it('returns a text, and fills in the placeholders of a message', () => {
  expect(texts.title).toBe('Don’t worry');
  expect(texts.waiting({ count: 1, who: 'review' })).toBe('1 paper awaiting review');
  expect(texts.nested.greeting({ name: '{Ada} #' })).toBe('Hello {Ada} #');
});

it('types placeholders by their message', () => {
  // @ts-expect-error who is missing
  expect(() => texts.waiting({ count: 1 })).toThrow();
});

it('keeps English where a language has no catalogue, and formats for the language', () => {
  expect(inLocale('fr', () => texts.title)).toBe('Don’t worry');
  expect(inLocale('fr', () => formatDay('2025-10-19'))).toBe('19 octobre 2025');
  expect(formatDay('2025-10-19')).toBe('19 October 2025');
});
