import * as z from 'zod';

export const dashboardSchema = z
  .object({
    data: z.object({
      users: z.object({
        total: z.int(),
        researchers: z.int(),
        reviewers: z.int(),
        admins: z.int(),
      }),
      papers: z.object({
        total: z.int(),
        pending: z.int(),
        accepted: z.int(),
        rejected: z.int(),
      }),
      /** Only after a daily backup that failed or is incomplete. */
      backupFailure: z
        .object({
          failedAt: z.iso.datetime(),
          reason: z.string(),
          what: z.enum(['daily', 'archive']),
          lastGoodAt: z.iso.datetime().nullable(),
        })
        .optional(),
    }),
  })
  .meta({ id: 'DashboardStats' });
export type Dashboard = z.output<typeof dashboardSchema>;
