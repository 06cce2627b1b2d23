import * as z from 'zod/mini';
import type { PaperDetails, PaperEdit } from '../../shared/papers/papers.api';

const author = z.object({
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  affiliation: z.string(),
  country: z.string(),
  isPresenting: z.boolean(),
  isCorresponding: z.boolean(),
});

/** Accepts any draft: the server lists missing parts. */
export const draftSchema = z.object({
  revision: z.number(),
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

export const emptyAuthor: AuthorValues = {
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
    revision: paper.revision ?? 1,
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

export function changesOf(values: DraftValues): Omit<PaperEdit, 'revision'> {
  const { kind, title, topic, abstract, aiUse, isOriginal, authors } = values;
  const keywords = values.keywords.split(/[,;\n]/).map((word) => word.trim());
  return {
    kind,
    title,
    topic,
    abstract,
    keywords: keywords.filter(Boolean),
    aiUse,
    isOriginal,
    authors,
  };
}
