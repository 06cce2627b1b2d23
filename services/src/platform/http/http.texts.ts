import { defineTexts } from '../i18n/define-texts.js';

export const texts = defineTexts('server.http', {
  thing: 'This',
  file: 'This file',
  link: 'This link',
  notFound: '{what} was not found.',
  unauthenticated: 'Please log in.',
  forbidden: 'Access Denied: This area requires {needed} privileges. Current role: {role}',
  emailNotVerified: 'Please verify your email address first.',
  rateLimited: {
    seconds:
      'Too many requests. Please try again in {count, plural, one {# second} other {# seconds}}.',
    minutes:
      'Too many requests. Please try again in {count, plural, one {# minute} other {# minutes}}.',
    hours: 'Too many requests. Please try again in {count, plural, one {# hour} other {# hours}}.',
  },
  keyReused: 'This Idempotency-Key was used for another request.',
  keyInvalid: 'Idempotency-Key must be 16 to 128 letters, digits, - or _.',
  unavailable: 'The service is not available right now. Please try again.',
  noRoute: 'This address does not exist.',
  methodNotAllowed: 'This address does not take this method.',
  tooLarge: 'The request is too large.',
  notJson: 'Please send JSON.',
  malformed: 'The request could not be read.',
  internal: 'Something went wrong. Please try again.',
  invalid: 'The request is not valid.',
  otherSite: 'This request came from another site. Please use the pages of this one.',
  noPage: 'This page does not exist.',
  fields: {
    required: '{field} is required',
    tooShort: '{field} must be at least {min} characters',
    tooLong: '{field} must be at most {max} characters',
    notOneLine: '{field} must be one line of text',
    hasBreak: 'This must be one line of text, without tabs',
    invalidEmail: 'Invalid email address',
    notAnId: 'This is not an id',
    notSearchable: 'Search for one line of text',
    unreadable:
      'This contains a character that not every program can read ({character}). Remove it and try again.',
    unreadableName: 'The name of this field contains a character that not every program can read',
    tooDeep: 'This is nested too deeply',
  },
  // For problems whose schema has no words.
  expected: {
    something: 'This is required',
    nothing: 'Unknown field',
    number: 'Expected a number',
    wholeNumber: 'Expected a whole number',
    text: 'Expected text',
    boolean: 'Expected true or false',
    list: 'Expected a list',
    object: 'Expected an object',
    link: 'Expected a link',
    date: 'Expected a date',
    instant: 'Expected a date and time',
    time: 'Expected a time',
    option: 'This is not one of the options',
    format: 'This is not in the expected format',
    other: 'This is not valid',
    longer:
      'Expected at least {min, number} {of, select, array {{min, plural, one {entry} other {entries}}} other {{min, plural, one {character} other {characters}}}}',
    shorter:
      'Expected at most {max, number} {of, select, array {{max, plural, one {entry} other {entries}}} other {{max, plural, one {character} other {characters}}}}',
    atLeast: 'Expected a number from {min, number}',
    atMost: 'Expected a number up to {max, number}',
    multiple: 'Expected a multiple of {of, number}',
  },
});
