import * as z from 'zod';
import { facts, type Block } from '../mail-blocks.js';
import { personName } from '../mail-fields.js';
import { samplePerson } from './sample-values.js';

/** What each mail to the author of a paper tells. */
export const paperFacts = z.object({
  firstName: personName,
  number: z.number().nullable(),
  title: z.string(),
  link: z.string(),
});
type PaperFacts = z.infer<typeof paperFacts>;

export const samplePaper = (siteUrl: string): PaperFacts => ({
  firstName: samplePerson.firstName,
  number: 42,
  title: 'A sample paper',
  link: `${siteUrl}/papers/sample`,
});

export function aboutPaper({ number, title }: PaperFacts): Block {
  return facts(...(number === null ? [] : [['Number', String(number)] as [string, string]]), [
    'Title',
    title,
  ]);
}

export const nameOf = ({ number }: PaperFacts) =>
  number === null ? 'your paper' : `paper ${number}`;
