import * as z from 'zod';

/** Not public as such: the site reads `groupsOpen`. */
export const groupsSchema = z.object({
  open: z
    .boolean()
    .describe('A person can open a group, and pay for many registrations by one invoice.'),
});
