import type { GetICUArgs } from '@schummar/icu-type-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { translationOf } from './catalogues.js';
import { currentLang, formatTag, SOURCE_LANG } from './locale.js';
import { currentWording, type TextValues } from './wording.js';

export interface TextSources {
  readonly [key: string]: string | TextSources;
}

interface Placeholders {
  ICUArgument: string | number;
  ICUNumberArgument: number;
}

type Text<Source> = Source extends `${string}{${string}`
  ? (values: GetICUArgs<Source, Placeholders>) => string
  : string;

export type Texts<Sources> = {
  readonly [Key in keyof Sources]: Sources[Key] extends string
    ? Text<Sources[Key]>
    : Texts<Sources[Key]>;
};

/**
 * Reads depend on `inLocale`: texts are read when they are sent, not while modules load.
 * @param namespace `server.<room>.<feature>`
 */
export function defineTexts<const Sources extends TextSources>(
  namespace: string,
  sources: Sources,
): Texts<Sources> {
  const texts = {};
  for (const [key, source] of Object.entries(sources)) {
    Object.defineProperty(texts, key, {
      enumerable: true,
      ...textOf(`${namespace}.${key}`, source),
    });
  }
  return texts as Texts<Sources>;
}

function textOf(id: string, source: string | TextSources): PropertyDescriptor {
  if (typeof source !== 'string') return { value: defineTexts(id, source) };
  if (!source.includes('{')) return { get: () => translate(id, source) };
  return { value: (values: TextValues) => translate(id, source, values) };
}

const parsed = new Map<string, IntlMessageFormat>();
/** Above the number of texts of the code: previews of edited texts must not grow the memory. */
const MOST_PARSED = 10_000;

function translate(id: string, source: string, values: TextValues = {}): string {
  const wording = currentWording();
  const edited = wording?.message(id, source);
  const own = translated(id, source, values);
  const text =
    edited === undefined ? own : reworded(edited, { ...wording?.values, ...values }, own);
  wording?.written?.(id, source, text);
  return text;
}

/** @param own for a placeholder that the code no longer fills */
function reworded(message: string, values: TextValues, own: string): string {
  try {
    return formatted(message, formatTag(), values);
  } catch {
    return own;
  }
}

function translated(id: string, source: string, values: TextValues): string {
  const lang = currentLang();
  const translation = lang === SOURCE_LANG ? undefined : translationOf(lang, id);
  return translation === undefined
    ? formatted(source, 'en-GB', values)
    : formatted(translation, formatTag(), values);
}

function formatted(message: string, tag: string, values: TextValues): string {
  const key = `${tag} ${message}`;
  let format = parsed.get(key);
  if (!format) {
    if (parsed.size >= MOST_PARSED) parsed.clear();
    format = new IntlMessageFormat(message, tag, undefined, { ignoreTag: true });
    parsed.set(key, format);
  }
  return String(format.format(values));
}
