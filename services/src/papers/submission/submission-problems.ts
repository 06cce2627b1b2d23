import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { countWords } from '../../platform/core/count-words.js';
import { emailKey } from '../../platform/core/email-address.js';
import { countries } from '../../platform/core/countries.gen.js';
import { emailSchema } from '../../platform/http/fields.schema.js';
import { hasVisibleCharacter } from '../../platform/http/readable-text.js';
import type { Author } from '../paper/author-papers.schema.js';
import type { PaperKind } from '../status/paper-status.js';
import { texts } from '../paper/papers.errors.js';

interface Submission {
  kind: PaperKind;
  title: string;
  abstract: string;
  keywords: string[];
  topic: string;
  aiUse: string;
  isOriginal: boolean;
  authors: Author[];
  /** Addresses, as `authors` has them. */
  deniedAuthors: string[];
  /** Of the newest manuscript. */
  pages: number | null;
}

type Problems = Record<string, string>;

export type SubmissionRules = Pick<EditionDocument, 'limits' | 'topics'>;

export function submissionProblems(
  paper: Submission,
  { limits, topics }: SubmissionRules,
): Problems {
  const found: [string, string | false | undefined][] = [
    ['title', !hasVisibleCharacter(paper.title) && texts.titleMissing],
    ['topic', !topics.some(({ name }) => name === paper.topic) && texts.topicMissing],
    ['abstract', abstractProblem(paper.abstract, limits)],
    ['keywords', keywordsProblem(paper.keywords, limits)],
    ...authorProblems(paper),
    ['aiUse', !hasVisibleCharacter(paper.aiUse) && texts.aiUseMissing],
    ['isOriginal', !paper.isOriginal && texts.notOriginal],
    ['manuscript', pagesProblem(paper.kind, paper.pages, limits)],
  ];
  return Object.fromEntries(found.filter((each): each is [string, string] => Boolean(each[1])));
}

function abstractProblem(
  abstract: string,
  { abstractWordsMin: min, abstractWordsMax: max }: EditionDocument['limits'],
): string | undefined {
  const count = countWords(abstract);
  if (count >= min && count <= max) return undefined;
  return count === 0
    ? texts.abstractMissing({ min, max })
    : texts.abstractWords({ count, min, max });
}

function pagesProblem(
  kind: PaperKind,
  pages: number | null,
  { paperPages, posterPagesMin, posterPagesMax }: EditionDocument['limits'],
): string | undefined {
  if (pages === null) return texts.manuscriptMissing;
  const [least, most] = kind === 'poster' ? [posterPagesMin, posterPagesMax] : [1, paperPages];
  if (pages > most) return texts.tooManyPages({ pages, max: most });
  return pages < least ? texts.tooFewPages({ pages, min: least }) : undefined;
}

function keywordsProblem(
  keywords: string[],
  { keywordsMin: least, keywordsMax: most }: EditionDocument['limits'],
): string | undefined {
  const given = new Set(
    keywords.map((keyword) => keyword.trim().toLowerCase()).filter(hasVisibleCharacter),
  );
  const isFine = given.size >= least && given.size <= most;
  return isFine ? undefined : texts.keywordsCount({ count: given.size, min: least, max: most });
}

function authorProblems({
  authors,
  deniedAuthors,
}: Pick<Submission, 'authors' | 'deniedAuthors'>): [string, string | undefined][] {
  if (authors.length === 0) return [['authors', texts.authorsMissing]];
  const missing = !authors.some(({ isCorresponding }) => isCorresponding)
    ? texts.correspondingMissing
    : !authors.some(({ isPresenting }) => isPresenting)
      ? texts.presentingMissing
      : undefined;
  return [
    ['authors', missing],
    ...authors.flatMap((author, index) =>
      Object.entries(problemsOf(author, authors.slice(0, index), deniedAuthors)).map(
        ([field, text]): [string, string | undefined] => [`authors.${index}.${field}`, text],
      ),
    ),
  ];
}

function problemsOf(
  author: Author,
  before: Author[],
  denied: string[],
): Record<string, string | undefined> {
  const isCountry = countries.includes(author.country);
  return {
    givenName: hasVisibleCharacter(author.givenName) ? undefined : texts.givenNameMissing,
    familyName: hasVisibleCharacter(author.familyName) ? undefined : texts.familyNameMissing,
    email: emailProblem(author.email, before, denied),
    affiliation: hasVisibleCharacter(author.affiliation) ? undefined : texts.affiliationMissing,
    country: isCountry ? undefined : texts.countryMissing,
  };
}

function emailProblem(email: string, before: Author[], denied: string[]): string | undefined {
  const key = emailKey(email);
  if (!key) return texts.emailMissing;
  if (!emailSchema.safeParse(key).success) return texts.emailInvalid;
  if (before.some((other) => emailKey(other.email) === key)) return texts.emailTwice;
  return denied.includes(email) ? texts.emailDenied : undefined;
}
