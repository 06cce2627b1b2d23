import * as z from 'zod';
import { PAPER_KINDS } from '../status/paper-status.js';

const acceptedPaperSchema = z
  .object({ id: z.uuid(), title: z.string(), kind: z.enum(PAPER_KINDS) })
  .meta({ id: 'AcceptedPaper' });
export type AcceptedPaper = z.output<typeof acceptedPaperSchema>;

export const acceptedPaperCheckSchema = z
  .object({ hasAcceptedPaper: z.boolean(), papers: z.array(acceptedPaperSchema) })
  .meta({ id: 'AcceptedPaperCheck' });
export type AcceptedPaperCheck = z.output<typeof acceptedPaperCheckSchema>;
