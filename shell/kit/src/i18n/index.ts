export { defineTexts } from './define-texts';
export type { Texts, TextSources } from './define-texts';
export { formatList, formatPercent } from './format';
export {
  addCatalogue,
  currentLocale,
  inSentence,
  startLocale,
  translate,
  useLocale,
} from './locale';
export type { Catalogue, LoadCatalogue, Locale } from './locale';
