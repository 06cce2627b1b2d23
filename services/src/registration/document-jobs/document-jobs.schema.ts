import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { DOCUMENT_KINDS } from '../document-layouts/document-kinds.js';

export const JOB_OUTPUTS = ['documents', 'pdf', 'zip'] as const;
export type JobOutput = (typeof JOB_OUTPUTS)[number];

export const JOB_STATES = ['waiting', 'running', 'finished', 'cancelled', 'failed'] as const;

/** Interrupted: its process has ended several times. */
export const JOB_FAILURES = ['interrupted', 'not-allowed', 'no-room', 'error'] as const;
export type JobFailure = (typeof JOB_FAILURES)[number];

export const PROBLEM_REASONS = [
  'no-evidence',
  'not-listed',
  'texts',
  'revoked',
  'signature',
  'facts',
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

const kind = z.enum(DOCUMENT_KINDS);
const output = z
  .enum(JOB_OUTPUTS)
  .describe(
    'Documents: issues one for all who have evidence and none yet. PDF: one file for print. ZIP: a file for each person.',
  );

export const jobsQuerySchema = z.object({ kind });
export type JobsQuery = z.output<typeof jobsQuerySchema>;

export const newJobSchema = z.strictObject({ kind, output }).meta({ id: 'DocumentJobRequest' });
export type NewJob = z.output<typeof newJobSchema>;

export const jobIdSchema = z.strictObject({ id: idSchema });
export type JobId = z.output<typeof jobIdSchema>;

export const jobSchema = z
  .object({
    id: z.uuid(),
    kind,
    output,
    state: z.enum(JOB_STATES),
    total: z.int(),
    done: z.int(),
    issued: z.int().describe('Documents; those who have one already are left out.'),
    failure: z.enum(JOB_FAILURES).nullable(),
    bytes: z.int().nullable().describe('Of a finished file.'),
    problems: z.array(
      z.object({
        subjectId: z.uuid(),
        name: z.string().nullable().describe('Null for a person who is not listed any more.'),
        reason: z.enum(PROBLEM_REASONS),
      }),
    ),
    requestedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable().describe('When the job is deleted, with its file.'),
  })
  .meta({ id: 'DocumentJob' });
export type JobAnswer = z.output<typeof jobSchema>;

export const jobsSchema = z.object({ items: z.array(jobSchema) }).meta({ id: 'DocumentJobs' });

export const documentFileSchema = downloadKind(
  z
    .strictObject({ kind: z.literal('document-file'), jobId: idSchema })
    .meta({ id: 'DocumentFileRequest' }),
);
