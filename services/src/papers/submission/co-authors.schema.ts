import * as z from 'zod';
import { PAPER_KINDS } from '../status/paper-status.js';

export const authorshipTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
export type AuthorshipToken = z.output<typeof authorshipTokenSchema>;

export const authorshipSchema = z
  .object({
    paperId: z.uuid(),
    paperNumber: z.int().nullable(),
    paperTitle: z.string(),
    paperKind: z.enum(PAPER_KINDS),
    name: z.string().describe('Of the author, as the paper names them.'),
    email: z.string().describe('An account with this verified address sees the paper.'),
    submitter: z.string().describe('Who submitted the paper.'),
    deniedAt: z.iso.datetime().nullable(),
    isUndoable: z.boolean().describe('A denial, until an organiser acts on the paper.'),
  })
  .meta({ id: 'Authorship' });
export type Authorship = z.output<typeof authorshipSchema>;
