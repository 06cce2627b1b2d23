import * as z from 'zod';
import { PAPER_KINDS } from '../papers/paper-kind.js';
import { REVIEW_STATUSES } from './review.entity.js';

/** What a reviewer sees of an assignment: never an author's name, address or institution. */
const assignmentSchema = z
  .object({
    id: z.uuid(),
    paperId: z.uuid(),
    paperTitle: z.string(),
    paperKind: z.enum(PAPER_KINDS),
    status: z.enum(REVIEW_STATUSES),
    dueAt: z.iso.datetime(),
  })
  .meta({ id: 'Assignment' });

export const assignmentsSchema = z
  .object({ items: z.array(assignmentSchema) })
  .meta({ id: 'Assignments' });
export type Assignments = z.output<typeof assignmentsSchema>;
