import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { FAILURE_REASONS } from './front-end-failures.schema.js';

const days = z.coerce.number().int().min(1).max(90).default(7).describe('Until today, in UTC.');

export const frontEndsQuerySchema = z.strictObject({ days });
export type FrontEndsQuery = z.output<typeof frontEndsQuerySchema>;

const vitalSchema = z
  .object({
    p75: z.number().describe('Three of four visits have this or less. Milliseconds, but for CLS.'),
    samples: z.int().describe('Measured visits.'),
  })
  .nullable()
  .describe('Null: not measured.');

const watchSchema = z
  .object({
    state: z
      .enum(['watched', 'exceeded', 'rolled-back', 'kept', 'replaced'])
      .describe('exceeded: worse than the error budget allows, and not rolled back.'),
    before: z.string().describe('The version that it is compared with.'),
    visits: z.int().describe('That the watch has counted.'),
    minimumVisits: z.int().describe('Before it is judged.'),
    until: z.iso.datetime().nullable().describe('Null while the version is rolled out.'),
    reason: z.string().nullable().describe('Why it was rolled back, or would be.'),
    failure: z.string().nullable().describe('Why it could not be rolled back yet.'),
    endedAt: z.iso.datetime().nullable(),
  })
  .nullable()
  .describe('By the error budget. Null: it was not new while it was live, or that was long ago.');

const versionSchema = z.object({
  version: z.string(),
  isLive: z.boolean(),
  rolledOutTo: z
    .string()
    .nullable()
    .describe('"staff", or so many percent of browsers, such as "10%". Null: not rolled out.'),
  liveSince: z.iso.datetime().nullable().describe('Since when it is live, or was last.'),
  commit: z.string().nullable().describe('Null: built from files that no commit has.'),
  loads: z.int().describe('Visits that loaded it, estimated from those that were measured.'),
  samples: z.int().describe('Measured visits among them.'),
  failures: z.int().describe('Failures to load it.'),
  failureShare: z.number().nullable().describe('Of its loads. Null: no visit was measured.'),
  errors: z.int().describe('Errors that its code threw.'),
  lcp: vitalSchema,
  inp: vitalSchema,
  cls: vitalSchema,
  watch: watchSchema,
});

export const frontEndsSchema = z
  .object({
    measuredVisits: z.number().describe('Share of visits that are measured, in percent.'),
    hasErrorBudget: z.boolean().describe('Whether worse versions are rolled back.'),
    frontEnds: z.array(
      z.object({
        name: z.string().describe("'shell', or a remote's."),
        versions: z
          .array(versionSchema)
          .describe('The live version first, then the one before and others with figures.'),
      }),
    ),
  })
  .meta({ id: 'FrontEnds' });
export type FrontEndsOverview = z.output<typeof frontEndsSchema>;

export const frontEndFailuresQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-lastSeenAt', 'lastSeenAt']).default('-lastSeenAt'),
  days,
});
export type FrontEndFailuresQuery = z.output<typeof frontEndFailuresQuerySchema>;

const failureFields = {
  id: z.uuid(),
  frontEnd: z.string(),
  version: z.string(),
  path: z.string().describe('Pattern of the last address; * is unknown.'),
  reason: z.enum(FAILURE_REASONS),
  error: z.string().describe('Name of the error, such as TypeError.'),
  message: z.string().describe("The engine's, without values; empty for other errors."),
  count: z.int(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  references: z.array(z.string()).describe('That people saw, the newest first; at most 20.'),
};
const failureRowSchema = z.object(failureFields).meta({ id: 'FrontEndFailureRow' });

export const frontEndFailuresSchema = pageSchema(
  failureRowSchema,
  z.object({}).meta({ id: 'FrontEndFailureCounts' }),
).meta({ id: 'FrontEndFailures' });

export const frontEndFailureIdSchema = z.strictObject({ id: idSchema });
export type FrontEndFailureId = z.output<typeof frontEndFailureIdSchema>;

export const frontEndFailureDetailsSchema = z
  .object({
    ...failureFields,
    commit: z.string().nullable().describe('Null: built from files that no commit has.'),
    frames: z.array(
      z.object({
        at: z.string().describe('File, line and column, as the browser reported them.'),
        source: z.string().nullable().describe('Path within the repository. Null: not known.'),
        line: z.int().nullable(),
        commit: z.string().nullable().describe('Of the version that holds the file.'),
      }),
    ),
  })
  .meta({ id: 'FrontEndFailureDetails' });
