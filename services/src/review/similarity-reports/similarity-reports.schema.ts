import * as z from 'zod';

export const REPORT_STATES = ['none', 'waiting', 'ready', 'failed'] as const;
export type ShownReportState = (typeof REPORT_STATES)[number];

export const similarityReportSchema = z
  .object({
    service: z.string().describe('The name of the service.'),
    state: z
      .enum(REPORT_STATES)
      .describe('Of the newest submitted file; none until a chair asks for it.'),
    percent: z.number().nullable().describe('Of the paper, found elsewhere; null unless ready.'),
    failure: z.string().nullable().describe('The code of the service; null unless failed.'),
    requestedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SimilarityReport' });
export type SimilarityReport = z.output<typeof similarityReportSchema>;

export const reportAddressSchema = z
  .object({ url: z.url().describe('Of the report, for the caller and a short time.') })
  .meta({ id: 'SimilarityReportAddress' });
export type ReportAddress = z.output<typeof reportAddressSchema>;
