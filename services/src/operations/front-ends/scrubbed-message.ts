const LENGTH = 160;

/** Errors of the JavaScript engine, whose messages are fixed apart from names and quoted text. */
const OF_ENGINES = [
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'URIError',
  'InternalError',
];

/**
 * What may be kept of an error's message: it may hold what a person typed. Messages of other errors are left out, and so
 * are quoted text, addresses and numbers; only the name of a property that was read stays.
 */
export function scrubbedMessage(error: string, message: string): string {
  if (!OF_ENGINES.includes(error)) return '';
  const property = /\((reading|setting) '[A-Za-z_$][\w$]{0,40}'\)$/.exec(message)?.[0] ?? '';
  const rest = message.slice(0, message.length - property.length);
  return `${withoutValues(rest)}${property}`.slice(0, LENGTH).trim();
}

function withoutValues(text: string): string {
  return text
    .replace(/"[^"]*("|$)|'[^']*('|$)|`[^`]*(`|$)|[“‘][^”’]*([”’]|$)/gu, '…')
    .replace(/\S+@\S+|\w+:\/\/\S+/g, '…')
    .replace(/\d+/g, '#')
    .replace(/[^\p{L}\p{N}\s.,:;()[\]{}#…=<>&|+*/$_-]/gu, '')
    .replace(/\s+/g, ' ');
}
