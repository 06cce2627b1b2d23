import * as z from 'zod';
import { emailSchema } from '../../../platform/http/fields.schema.js';

export const personSearchSchema = z
  .strictObject({ email: emailSchema })
  .meta({ id: 'RegistrablePersonSearch' });
export type PersonSearch = z.output<typeof personSearchSchema>;

export const registrablePersonSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    title: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    organization: z.string(),
    position: z.string().nullable(),
    country: z.string().nullable(),
    phone: z.string().nullable(),
    papers: z
      .array(z.object({ id: z.uuid(), title: z.string() }))
      .describe('Accepted papers without a registration.'),
    registrations: z
      .array(
        z.object({
          paymentId: z.uuid(),
          merchantReference: z.string(),
          packageName: z.string(),
        }),
      )
      .describe('Live ones, newest first.'),
  })
  .meta({ id: 'RegistrablePerson' });
export type RegistrablePerson = z.output<typeof registrablePersonSchema>;

export const madeRegistrationSchema = z
  .object({
    paymentId: z.uuid(),
    merchantReference: z.string(),
    isNew: z.boolean().describe('False where the person was registered already.'),
  })
  .meta({ id: 'MadeRegistration' });
export type MadeRegistration = z.output<typeof madeRegistrationSchema>;
