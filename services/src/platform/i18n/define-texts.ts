import type { GetICUArgs } from '@schummar/icu-type-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { translationOf } from './catalogues.js';
import { currentLang, formatTag, SOURCE_LANG } from './locale.js';

export interface TextSources {
  readonly [key: string]: string | TextSources;
}

interface Placeholders {
  ICUArgument: string | number;
  ICUNumberArgument: number;
}

type Values = Record<string, string | number>;

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
  return { value: (values: Values) => translate(id, source, values) };
}

const parsed = new Map<string, IntlMessageFormat>();

function translate(id: string, source: string, values: Values = {}): string {
  const lang = currentLang();
  const translation = lang === SOURCE_LANG ? undefined : translationOf(lang, id);
  const tag = translation === undefined ? 'en-GB' : formatTag();
  const message = translation ?? source;
  const key = `${tag} ${message}`;
  let format = parsed.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, tag, undefined, { ignoreTag: true });
    parsed.set(key, format);
  }
  return String(format.format(values));
}
