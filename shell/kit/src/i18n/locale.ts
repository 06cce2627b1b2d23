import { parseMessage, renderMessage, type Message, type MessageValues } from './message';

export type Catalogue = Record<string, string>;

export type LoadCatalogue = (lang: string) => Promise<{ default: Catalogue }>;

export interface Locale {
  /** BCP 47 tag, as in `<html lang>`. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Tag for `Intl`: the language with the region whose conventions the site follows. */
  format: string;
}

export const SOURCE_LANG = 'en';

const english: Locale = { lang: SOURCE_LANG, dir: 'ltr', format: 'en-GB' };

/** Generated translations that reveal texts and layouts which assume English. */
export const pseudoLocales: Locale[] = [
  { lang: 'en-XA', dir: 'ltr', format: 'en-GB' },
  { lang: 'ar-XB', dir: 'rtl', format: 'ar-EG' },
];

const RTL_SCRIPTS = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'];

function localeOf(lang: string): Locale {
  const known = [english, ...pseudoLocales].find((each) => each.lang === lang);
  if (known) return known;
  const { script = '' } = new Intl.Locale(lang).maximize();
  return { lang, dir: RTL_SCRIPTS.includes(script) ? 'rtl' : 'ltr', format: lang };
}

// Modules read their texts when they are evaluated, so changing the language reloads the page.
let current = english;
let catalogue: Catalogue = {};
let changeLiteral: ((text: string) => string) | undefined;
let parsed = new Map<string, Message>();

/** Call before any text is read. @throws RangeError for a malformed BCP 47 tag */
export async function startLocale(lang: string): Promise<void> {
  current = localeOf(lang);
  catalogue = {};
  parsed = new Map();
  changeLiteral = undefined;
  if (!pseudoLocales.includes(current)) return;
  const { pseudoLiteral } = await import('./pseudo');
  changeLiteral = pseudoLiteral(current.lang);
}

export async function addCatalogue(load: LoadCatalogue | undefined): Promise<void> {
  const isTranslated = current !== english && !pseudoLocales.includes(current);
  if (!load || !isTranslated) return;
  Object.assign(catalogue, (await load(current.lang)).default);
}

export function currentLocale(): Locale {
  return current;
}

export function useLocale(): Locale {
  return current;
}

/** English writes a label in lower case inside a sentence; other languages may not. */
export function inSentence(label: string): string {
  return current.lang === SOURCE_LANG ? label.toLowerCase() : label;
}

export function translate(id: string, source: string, values: MessageValues = {}): string {
  const translated = catalogue[id];
  const text = translated ?? source;
  let message = parsed.get(text);
  if (!message) parsed.set(text, (message = parseMessage(text)));
  return renderMessage(message, {
    values,
    rules: translated === undefined ? SOURCE_LANG : current.lang,
    numbers: current.format,
    literal: changeLiteral,
  });
}
