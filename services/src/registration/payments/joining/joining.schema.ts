import * as z from 'zod';

export const joiningSchema = z
  .object({
    joining: z
      .object({ address: z.url(), instructions: z.string() })
      .nullable()
      .describe('Null until the payment is confirmed and the address is set.'),
  })
  .meta({ id: 'Joining' });
export type JoiningAnswer = z.output<typeof joiningSchema>;

const revision = z.string().describe('Changes with the address and the instructions.');

export const joiningStateSchema = z
  .object({
    revision: revision.nullable().describe('Null until the address is set.'),
    attendees: z.int().describe('Paid registrations that join online.'),
    recipients: z.int().describe('Those of them who were not emailed this revision.'),
  })
  .meta({ id: 'JoiningState' });
export type JoiningState = z.output<typeof joiningStateSchema>;

export const sendJoiningSchema = z
  .strictObject({ revision: revision.max(100) })
  .meta({ id: 'SendJoining' });
export type SendJoining = z.output<typeof sendJoiningSchema>;
