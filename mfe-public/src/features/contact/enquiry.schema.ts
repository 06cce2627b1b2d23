import * as z from 'zod/mini';
import { texts } from './texts';

const { errors } = texts;

/** Values that the API accepts (specification, section 5). */
export const categories = [
  'General Inquiry',
  'Paper Submission',
  'Registration',
  'Technical Support',
  'Sponsorship',
  'Media',
] as const;

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

export const enquirySchema = z.object({
  name: required(errors.name),
  email: required(errors.email).check(z.regex(/^$|^\S+@\S+\.\S+$/, errors.emailInvalid)),
  subject: required(errors.subject),
  category: z.enum(categories, errors.category),
  message: required(errors.message),
});

export type Enquiry = z.infer<typeof enquirySchema>;
