import * as z from 'zod';

export const samplesSchema = z
  .object({
    people: z.int(),
    papers: z.int(),
    registrations: z.int(),
    enquiries: z.int(),
  })
  .meta({ id: 'Samples' });
export type Samples = z.output<typeof samplesSchema>;

export const removedSamplesSchema = samplesSchema
  .extend({
    keptPeople: z
      .int()
      .describe(
        'Accounts that other records name, such as a decision: kept as those of erased people.',
      ),
  })
  .meta({ id: 'RemovedSamples' });
export type RemovedSamples = z.output<typeof removedSamplesSchema>;
