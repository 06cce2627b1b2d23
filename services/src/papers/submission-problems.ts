import type { EditionDocument } from '../editions/edition.schema.js';
import { countries } from '../common/countries.gen.js';
import { emailSchema } from '../common/fields.schema.js';
import type { Author } from './draft.schema.js';
import type { PaperKind } from './paper-kind.js';
import { texts } from './papers.texts.js';

const ABSTRACT_WORDS = { least: 50, most: 300 };
const KEYWORDS = { least: 3, most: 8 };

interface Submission {
  kind: PaperKind;
  title: string;
  abstract: string;
  keywords: string[];
  topic: string;
  aiUse: string;
  isOriginal: boolean;
  authors: Author[];
  /** Of the newest manuscript. */
  pages: number | null;
}

type Problems = Record<string, string>;

/** The parts of an edition that papers are measured against. */
export type SubmissionRules = Pick<EditionDocument, 'limits' | 'topics'>;

/** What keeps a paper from being submitted, in words, by field. */
export function submissionProblems(
  paper: Submission,
  { limits, topics }: SubmissionRules,
): Problems {
  const words = wordsOf(paper.abstract);
  const { least, most } = ABSTRACT_WORDS;
  const found: [string, string | false | undefined][] = [
    ['title', !paper.title.trim() && texts.titleMissing],
    ['topic', !topics.some(({ name }) => name === paper.topic) && texts.topicMissing],
    ['abstract', (words < least || words > most) && texts.abstractWords(words, least, most)],
    ['keywords', keywordsProblem(paper.keywords)],
    ...authorProblems(paper.authors),
    ['aiUse', !paper.aiUse.trim() && texts.aiUseMissing],
    ['isOriginal', !paper.isOriginal && texts.notOriginal],
    ['manuscript', pagesProblem(paper.kind, paper.pages, limits)],
  ];
  return Object.fromEntries(found.filter((each): each is [string, string] => Boolean(each[1])));
}

/** As people count them: runs of letters, digits and what joins them. */
function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function pagesProblem(
  kind: PaperKind,
  pages: number | null,
  { paperPages, posterPagesMin, posterPagesMax }: EditionDocument['limits'],
): string | undefined {
  if (pages === null) return texts.manuscriptMissing;
  const [least, most] = kind === 'poster' ? [posterPagesMin, posterPagesMax] : [1, paperPages];
  if (pages > most) return texts.tooManyPages(pages, most);
  return pages < least ? texts.tooFewPages(pages, least) : undefined;
}

function keywordsProblem(keywords: string[]): string | undefined {
  const given = new Set(keywords.map((keyword) => keyword.trim().toLowerCase()).filter(Boolean));
  const isFine = given.size >= KEYWORDS.least && given.size <= KEYWORDS.most;
  return isFine ? undefined : texts.keywordsCount(given.size, KEYWORDS.least, KEYWORDS.most);
}

function authorProblems(authors: Author[]): [string, string | undefined][] {
  if (authors.length === 0) return [['authors', texts.authorsMissing]];
  const missing = !authors.some(({ isCorresponding }) => isCorresponding)
    ? texts.correspondingMissing
    : !authors.some(({ isPresenting }) => isPresenting)
      ? texts.presentingMissing
      : undefined;
  return [
    ['authors', missing],
    ...authors.flatMap((author, index) =>
      Object.entries(problemsOf(author, authors.slice(0, index))).map(
        ([field, text]): [string, string | undefined] => [`authors.${index}.${field}`, text],
      ),
    ),
  ];
}

function problemsOf(author: Author, before: Author[]): Record<string, string | undefined> {
  const email = author.email.trim().toLowerCase();
  const isTwice = before.some((other) => other.email.trim().toLowerCase() === email);
  const isCountry = countries.includes(author.country);
  return {
    givenName: author.givenName.trim() ? undefined : texts.givenNameMissing,
    familyName: author.familyName.trim() ? undefined : texts.familyNameMissing,
    email: emailSchema.safeParse(email).success
      ? isTwice
        ? texts.emailTwice
        : undefined
      : email
        ? texts.emailInvalid
        : texts.emailMissing,
    affiliation: author.affiliation.trim() ? undefined : texts.affiliationMissing,
    country: isCountry ? undefined : texts.countryMissing,
  };
}
