import { paperStateLabel } from '@plenary/kit/states';
import * as z from 'zod/mini';
import type { Decision } from '../paper.api';
import { texts } from '../texts';

const DECISIONS: Decision[] = ['accepted', 'minor-corrections', 'major-corrections', 'rejected'];

export const decisionOptions = DECISIONS.map((value) => ({
  value,
  label: paperStateLabel(value),
}));

export const decisionSchema = z.object({
  decision: z.enum(DECISIONS, texts.required),
  noteToAuthors: z.string().check(z.trim()),
});
