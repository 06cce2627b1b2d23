import { scrubbedMessage } from './scrubbed-message.js';

describe('scrubbedMessage', () => {
  it.each([
    [
      'TypeError',
      "Cannot read properties of undefined (reading 'title')",
      "Cannot read properties of undefined (reading 'title')",
    ],
    ['TypeError', 'papers.map is not a function', 'papers.map is not a function'],
    [
      'SyntaxError',
      'Unexpected token \'A\', "Ama Sample" is not valid JSON',
      'Unexpected token …, … is not valid JSON',
    ],
    [
      'TypeError',
      'Failed to parse URL from https://site.example/reset/abc',
      'Failed to parse URL from …',
    ],
    ['RangeError', 'Invalid value ama@example.org for 4711', 'Invalid value … for #'],
    ['TypeError', 'cut off "Ama Samp', 'cut off …'],
  ])('keeps what the engine says, without values: %s: %s', (error, message, kept) => {
    expect(scrubbedMessage(error, message)).toBe(kept);
  });

  it('keeps nothing of other errors, which may name people', () => {
    expect(scrubbedMessage('Error', 'Ama Sample could not pay')).toBe('');
  });

  it('shortens', () => {
    expect(scrubbedMessage('TypeError', 'a '.repeat(400))).toHaveLength(159);
  });
});
