// Writes the English texts of each workspace to its locales/en.po, and brings its translations up to
// date with them. `npm run texts`; `npm run texts -- --check` only compares.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import pofile from 'pofile';
import { findRouteTexts, findTexts } from './find-texts.mjs';
import { root, textSources } from './text-sources.mjs';
import { keepFile } from './keep.mjs';

const SOURCE_LANG = 'en';
const problems = [];

for (const { folder, namespace } of textSources) {
  const texts = textsOf(folder, namespace);
  check(texts, namespace);
  const locales = path.join(root, folder, 'locales');
  const others = existsSync(locales) ? readdirSync(locales) : [];
  const languages = others.filter((file) => file.endsWith('.po')).map((file) => file.slice(0, -3));
  for (const lang of new Set([SOURCE_LANG, ...languages])) {
    const file = path.join(locales, `${lang}.po`);
    await keepFile(file, catalogueOf(lang, texts, file));
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function textsOf(folder, namespace) {
  const files = sourcesOf(path.join(root, folder, 'src'));
  const routes = files.filter((file) => file.endsWith('/src/routes.ts'));
  return [
    ...files.flatMap(findTexts),
    ...routes.flatMap((file) => findRouteTexts(file, namespace)),
  ].map((text) => ({ ...text, file: path.relative(path.join(root, folder), text.file) }));
}

function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

function check(texts, namespace) {
  const seen = new Set();
  for (const { id, source, file } of texts) {
    if (!id.startsWith(`${namespace}.`))
      problems.push(`${file}: ${id} does not begin with ${namespace}.`);
    if (seen.has(id)) problems.push(`${file}: ${id} is there twice.`);
    seen.add(id);
    try {
      placeholdersOf(source);
    } catch (error) {
      problems.push(`${file}: ${id} is not an ICU message: ${error.message}`);
    }
  }
}

function placeholdersOf(message) {
  const names = new Set();
  const visit = (nodes) => {
    for (const node of nodes) {
      if (node.type !== 0 && node.type !== 7) names.add(node.value);
      for (const option of Object.values(node.options ?? {})) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, SOURCE_LANG, undefined, { ignoreTag: true }).getAst());
  return [...names].sort().join(' ');
}

/** The PO file of a language: its translations stay with the English that they were made of. */
function catalogueOf(lang, texts, file) {
  const before = existsSync(file) ? pofile.parse(readFileSync(file, 'utf8')) : new pofile();
  const known = new Map(before.items.map((item) => [item.msgctxt, item]));
  const catalogue = new pofile();
  catalogue.headers = {
    'Project-Id-Version': 'Plenary',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    Language: lang,
  };
  catalogue.headerOrder = [];
  catalogue.items = texts.map(({ id, source, comment, file: reference }) => {
    const item = new pofile.Item();
    item.msgctxt = id;
    item.msgid = source;
    item.references = [reference];
    if (comment) item.extractedComments = [comment];
    if (lang === SOURCE_LANG) item.msgstr = [source];
    else translate(item, known.get(id), file);
    return item;
  });
  return catalogue.toString();
}

function translate(item, known, file) {
  if (!known?.msgstr[0]) return;
  item.msgstr = known.msgstr;
  item.comments = known.comments;
  item.flags = known.flags;
  if (known.msgid !== item.msgid) item.flags = { ...item.flags, fuzzy: true };
  try {
    if (placeholdersOf(item.msgstr[0]) !== placeholdersOf(item.msgid) && !item.flags.fuzzy) {
      problems.push(`${file}: ${item.msgctxt} has other placeholders than its English source.`);
    }
  } catch (error) {
    problems.push(`${file}: ${item.msgctxt} is not an ICU message: ${error.message}`);
  }
}
