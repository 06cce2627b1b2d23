import pofile from 'pofile';

/**
 * Translations of a PO file by the ids of their messages (msgctxt). Untranslated and fuzzy messages
 * are left out: the English source is shown.
 */
export function readCatalogue(text) {
  const done = pofile
    .parse(text)
    .items.filter(({ msgstr, flags, obsolete }) => msgstr[0] && !flags.fuzzy && !obsolete);
  return Object.fromEntries(done.map(({ msgctxt, msgstr }) => [msgctxt, msgstr[0]]));
}

/** Makes a module of a PO file, for Rspack. */
export default function poLoader(text) {
  return `export default ${JSON.stringify(readCatalogue(text))};`;
}
