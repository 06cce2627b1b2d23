import * as z from 'zod';

export const reductionsSchema = z.object({
  discountCodes: z.boolean().describe('The registration form asks for a discount code.'),
  waivers: z.boolean().describe('Registrants can apply for a waiver of the fee.'),
});
