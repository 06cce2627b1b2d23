import * as z from 'zod/mini';
import type { DraftChanges, PaperDetails } from '../../papers/papers.api';

const author = z.object({
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  affiliation: z.string(),
  country: z.string(),
  isPresenting: z.boolean(),
  isCorresponding: z.boolean(),
});

/** What stands in the form. A draft may be anything; the server says what it lacks. */
export const draftSchema = z.object({
  kind: z.enum(['full-paper', 'poster']),
  title: z.string(),
  topic: z.string(),
  abstract: z.string(),
  keywords: z.string(),
  aiUse: z.string(),
  isOriginal: z.boolean(),
  authors: z.array(author),
});
export type DraftValues = z.output<typeof draftSchema>;
export type AuthorValues = DraftValues['authors'][number];

export const noAuthor: AuthorValues = {
  givenName: '',
  familyName: '',
  email: '',
  affiliation: '',
  country: '',
  isPresenting: false,
  isCorresponding: false,
};

export function valuesOf(paper: PaperDetails): DraftValues {
  const { kind, title, topic, abstract, keywords, aiUse, isOriginal, authors } = paper;
  return {
    kind,
    title,
    topic,
    abstract,
    keywords: keywords.join(', '),
    aiUse,
    isOriginal,
    authors,
  };
}

export function changesOf(values: DraftValues): Omit<DraftChanges, 'revision'> {
  const keywords = values.keywords.split(/[,;\n]/).map((word) => word.trim());
  return { ...values, keywords: keywords.filter(Boolean) };
}

/** As the server counts them. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
