import * as z from 'zod';
import { DATED_KINDS, RETENTION_KINDS } from '../../platform/retention/retention-rules.js';

const kind = z.enum(RETENTION_KINDS);

export const retentionOverviewSchema = z
  .object({
    kinds: z.array(
      z.object({
        kind,
        months: z.int().nullable().describe('Of the current edition. Null: kept.'),
        since: z
          .enum(['conference', 'record'])
          .describe('Counted from the last day of the conference, or from each record.'),
        stored: z
          .int()
          .describe('Records that can be erased in the end. Those under way do not count.'),
        due: z.int().describe('Records whose period has passed.'),
        erasesAt: z.iso
          .datetime()
          .nullable()
          .describe(
            'When due records are erased, a week after they were announced. Null: none is announced.',
          ),
      }),
    ),
    runs: z
      .array(
        z.object({
          kind: z.enum([...RETENTION_KINDS, ...DATED_KINDS]),
          records: z.int(),
          at: z.iso.datetime(),
        }),
      )
      .describe('Erased records, the newest first; at most 50.'),
    dailyBackups: z
      .int()
      .nullable()
      .describe(
        'How many daily backups are kept, which still have erased records. Null: the host makes backups.',
      ),
  })
  .meta({ id: 'RetentionOverview' });
export type RetentionOverview = z.output<typeof retentionOverviewSchema>;
