import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';

export const AGREEMENT_MODES = ['online', 'upload', 'either'] as const;

/** The licence or copyright agreement of each camera-ready paper. */
export const agreementSchema = z.object({
  title: z.string(),
  version: z.string().describe('Changes with every change of the text.'),
  text: multiLine(z.string()),
  mode: z
    .enum(AGREEMENT_MODES)
    .describe('Authors agree online, upload a signed form, or choose one of both.'),
});
export type Agreement = z.output<typeof agreementSchema>;
