import type { GetICUArgs } from '@schummar/icu-type-parser';
import { translate } from './locale';
import type { MessageValues } from './message';

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
 * `texts.title` is a text, `texts.waiting({ count: 2 })` one with placeholders. `npm run texts`
 * copies the sources to `locales/en.po`.
 * @param namespace prefix of the message ids: front end and feature, e.g. `reviewer.profile`
 */
export function defineTexts<const Sources extends TextSources>(
  namespace: string,
  sources: Sources,
): Texts<Sources> {
  const texts = {};
  for (const [key, source] of Object.entries(sources)) {
    const id = `${namespace}.${key}`;
    Object.defineProperty(texts, key, { enumerable: true, ...textOf(id, source) });
  }
  return texts as Texts<Sources>;
}

function textOf(id: string, source: string | TextSources): PropertyDescriptor {
  if (typeof source !== 'string') return { value: defineTexts(id, source) };
  if (!source.includes('{')) return { get: () => translate(id, source) };
  return { value: (values: MessageValues) => translate(id, source, values) };
}
