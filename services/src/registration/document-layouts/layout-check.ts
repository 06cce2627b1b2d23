import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { Placeholder } from '../../messaging/wordings/placeholders.js';
import { ownPlaceholders, problemsIn } from '../../messaging/wordings/text-check.js';
import type { WordedText } from '../../messaging/wordings/worded-texts.js';
import {
  ATTENDANCE_MODES,
  type DocumentTexts,
  isLetter,
  type WordedKind,
} from './document-kinds.js';
import { DEFAULT_TEXTS } from './document-texts.js';

const PARTS = {
  title: 'subject',
  lead: 'paragraph',
  before: 'paragraph',
  after: 'paragraph',
} as const;
export const TEXT_IDS = Object.keys(PARTS) as (keyof DocumentTexts)[];

/** Characters that fit on the page, at the smallest size that the layout chooses. */
const LONGEST = { certificate: 400, letter: 1500 };

/** Lines of one text that fit on the page with those of the others, at the smallest size. */
const MOST_LINES = { certificate: 6, letter: 12 };

const errors = defineTexts('server.registration.layout-check', {
  tooManyLines: 'Write this text on at most {max, number} lines.',
});

const text = (name: string): Placeholder => ({ name, type: 'text', options: [] });

/** Available in every text of a kind. */
export function placeholdersOf(kind: WordedKind): Placeholder[] {
  const ofPapers: Placeholder[] = [
    text('paper'),
    { name: 'paperKind', type: 'choice', options: ['full-paper', 'poster'] },
  ];
  return [
    ...['name', 'from', 'affiliation', 'country', 'conference', 'date'].map(text),
    ...(kind === 'attendance' || kind === 'presentation'
      ? [{ name: 'mode', type: 'choice' as const, options: [...ATTENDANCE_MODES] }]
      : []),
    ...(kind === 'presentation' || kind === 'acceptance' ? ofPapers : []),
    ...(kind === 'invitation' ? ['venue', 'contact'].map(text) : []),
  ];
}

/** The texts of the code, in the order of the page. */
export const textsOf = (kind: WordedKind): (WordedText & { id: keyof DocumentTexts })[] =>
  TEXT_IDS.map((id) => ({
    id,
    part: PARTS[id],
    source: DEFAULT_TEXTS[kind][id],
    isWhole: id !== 'title',
  }));

/** For the form: as `EmailTexts` has them. */
export function describedTexts(kind: WordedKind, edited: Partial<DocumentTexts>) {
  return textsOf(kind).map((text) => {
    const placeholders = ownPlaceholders(text);
    const mayBeEmpty = text.isWhole && !placeholders.some(({ isRequired }) => isRequired);
    const { id, part, source } = text;
    return { id, part, source, text: edited[id] ?? source, mayBeEmpty, placeholders };
  });
}

/** @returns a message for each text that may not be used, by its id */
export function problemsOf(
  kind: WordedKind,
  edited: Readonly<Record<string, string>>,
): Record<string, string> {
  const page = isLetter(kind) ? 'letter' : 'certificate';
  const max = MOST_LINES[page];
  const tooLong = Object.keys(edited).filter((id) => (edited[id] ?? '').split('\n').length > max);
  return {
    ...Object.fromEntries(tooLong.map((id) => [id, errors.tooManyLines({ max })])),
    ...problemsIn(textsOf(kind), edited, placeholdersOf(kind), LONGEST[page]),
  };
}
