import { addCatalogue, currentLocale, startLocale, type LoadCatalogue } from '@plenary/kit/i18n';
import { loadDirection } from '@plenary/kit/ui';

const catalogues: LoadCatalogue[] = [
  (lang) => import(`../locales/${lang}.po`),
  (lang) => import(`../kit/locales/${lang}.po`),
];

/** Call before any text is read. @throws when the texts of the language do not load */
export async function startLanguage(lang: string): Promise<void> {
  await startLocale(lang);
  await Promise.all([loadDirection(), ...catalogues.map(addCatalogue)]);
}

export async function startPageLanguage(): Promise<void> {
  const page = document.documentElement;
  await startLanguage(page.lang);
  const { dir } = currentLocale();
  // Setting it again makes the browser compute all styles again.
  if (page.dir !== dir) page.dir = dir;
}
