import { stemmer } from 'stemmer';
import lists from 'stopword';

/** The lists of `stopword` by the languages of editions (ISO 639-1); Nepali and Tamil have none. */
const LISTS: Record<string, string> = {
  ar: 'ara',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  hi: 'hin',
  id: 'ind',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
  ru: 'rus',
  tr: 'tur',
};

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Words and pairs of neighbouring words of a text. */
export class Words {
  private readonly ignored: ReadonlySet<string>;
  private readonly isEnglish: boolean;

  constructor(languages: readonly string[]) {
    this.ignored = new Set(languages.flatMap((language) => lists[LISTS[language] ?? ''] ?? []));
    this.isEnglish = languages.includes('en');
  }

  /** @returns how often each term is used, by its stem, with its first form in the text */
  of(text: string): Map<string, { count: number; shown: string }> {
    const found = new Map<string, { count: number; shown: string }>();
    let before: { stem: string; shown: string } | undefined;
    for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
      if (!isWordLike) {
        if (/[.;:!?]/.test(segment)) before = undefined;
        continue;
      }
      if (segment.length < 2 || /^\d+$/.test(segment) || this.ignored.has(segment)) {
        before = undefined;
        continue;
      }
      const word = { stem: this.stemOf(segment), shown: segment };
      count(found, word.stem, word.shown);
      if (before) count(found, `${before.stem} ${word.stem}`, `${before.shown} ${word.shown}`);
      before = word;
    }
    return found;
  }

  private stemOf(word: string): string {
    return this.isEnglish && /^[a-z]+$/.test(word) ? stemmer(word) : word;
  }
}

function count(
  found: Map<string, { count: number; shown: string }>,
  term: string,
  shown: string,
): void {
  const known = found.get(term);
  if (known) known.count += 1;
  else found.set(term, { count: 1, shown });
}
