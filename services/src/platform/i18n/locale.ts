import { AsyncValue } from '../core/async-value.js';

export const SOURCE_LANG = 'en';

const locale = new AsyncValue<string>();

/** Texts and formats within `work` use this language. @param lang BCP 47 tag */
export function inLocale<Result>(lang: string, work: () => Result): Result {
  return locale.run(lang, work);
}

export function currentLang(): string {
  return locale.get() ?? SOURCE_LANG;
}

/** English follows British conventions. */
export function formatTag(): string {
  const lang = currentLang();
  return lang === SOURCE_LANG ? 'en-GB' : lang;
}
