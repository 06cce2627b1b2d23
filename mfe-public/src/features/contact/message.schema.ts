import * as z from 'zod/mini';
import { texts } from './texts';

const { errors, categories } = texts;

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

export const messageSchema = z.object({
  name: required(errors.name),
  email: required(errors.email).check(z.regex(/^$|^\S+@\S+\.\S+$/, errors.emailShape)),
  subject: required(errors.subject),
  category: z.enum(categories, errors.category),
  message: required(errors.message),
});

export type ContactMessage = z.infer<typeof messageSchema>;
