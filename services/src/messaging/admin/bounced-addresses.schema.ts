import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';

export const bouncedAddressesQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-since', 'since']).default('-since'),
});
export type BouncedAddressesQuery = z.output<typeof bouncedAddressesQuerySchema>;

const rowSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    reason: z.string().describe('In the words of the mail server.'),
    since: z.iso.datetime(),
    notSent: z.int().describe('Emails that were not sent to it since.'),
  })
  .meta({ id: 'BouncedAddress' });

export const bouncedAddressesPageSchema = pageSchema(
  rowSchema,
  z.object({ all: z.int() }).meta({ id: 'BouncedAddressCounts' }),
).meta({ id: 'BouncedAddresses' });

export const bouncedAddressIdSchema = z.strictObject({ id: idSchema });
export type BouncedAddressId = z.output<typeof bouncedAddressIdSchema>;
