import * as z from 'zod/mini';
import { texts } from './texts';

/** Of the holder of the session; the server counts them. */
export const TRIES_A_DAY = 5;

export const codeSchema = z.object({
  code: z.string().check(z.regex(/^\d{4}$/, texts.codeIncomplete)),
});

export const newEmailSchema = z.object({
  email: z.string().check(z.trim(), z.regex(/^\S+@\S+\.\S+$/, texts.emailInvalid)),
});
