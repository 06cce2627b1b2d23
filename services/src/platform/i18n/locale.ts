import { AsyncLocalStorage } from 'node:async_hooks';

export const SOURCE_LANG = 'en';

const storage = new AsyncLocalStorage<string>();

/** Texts and formats within `work` use this language. @param lang BCP 47 tag */
export function inLocale<Result>(lang: string, work: () => Result): Result {
  return storage.run(lang, work);
}

export function currentLang(): string {
  return storage.getStore() ?? SOURCE_LANG;
}

/** English follows British conventions. */
export function formatTag(): string {
  const lang = currentLang();
  return lang === SOURCE_LANG ? 'en-GB' : lang;
}
