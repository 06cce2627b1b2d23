import * as z from 'zod/mini';

/** State of a link to the section of the committee: someone to add to it. */
export const addedMemberSchema = z.object({
  member: z.object({ name: z.string(), role: z.string() }),
});
export type AddedMember = z.output<typeof addedMemberSchema>;
