import { existsSync, readFileSync } from 'node:fs';
import PO from 'pofile';

const folder = new URL('../../../locales/', import.meta.url);
const catalogues = new Map<string, Map<string, string>>();

export function translationOf(lang: string, id: string): string | undefined {
  let catalogue = catalogues.get(lang);
  if (!catalogue) catalogues.set(lang, (catalogue = read(lang)));
  return catalogue.get(id);
}

function read(lang: string): Map<string, string> {
  const file = new URL(`${encodeURIComponent(lang)}.po`, folder);
  if (!existsSync(file)) return new Map();
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  const translated = items.filter(({ msgstr, flags }) => msgstr[0] && !flags['fuzzy']);
  return new Map(translated.map(({ msgctxt = '', msgstr }) => [msgctxt, msgstr[0] ?? '']));
}
