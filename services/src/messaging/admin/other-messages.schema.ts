import * as z from 'zod';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';

export const otherMessagesQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-receivedAt', 'receivedAt']).default('-receivedAt'),
});
export type OtherMessagesQuery = z.output<typeof otherMessagesQuerySchema>;

const messageSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().describe('As the message says; anyone can write in the name of another.'),
    subject: z.string(),
    body: z.string(),
    receivedAt: z.iso.datetime(),
  })
  .meta({ id: 'InboundMessage' });

export const otherMessagesPageSchema = pageSchema(
  messageSchema,
  z.object({ all: z.int() }).meta({ id: 'InboundMessageCounts' }),
).meta({ id: 'InboundMessages' });
