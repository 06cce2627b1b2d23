import * as z from 'zod';

/** An address as people type it, without the spaces around it. At most 254 characters (RFC 5321). */
export const emailSchema = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'));

/** A required text on one line, without the spaces around it. */
export const lineSchema = (label: string, { min = 1, max = 200 } = {}) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .min(min, `${label} must be at least ${min} characters`)
    .max(max, `${label} must be at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, `${label} must be one line of text`);

/** A text that may be left out, null or empty: then it is null. */
export const optionalLineSchema = (label: string, { max = 200 } = {}) =>
  z
    .string()
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, `${label} must be one line of text`)
    .transform((text) => text || null)
    .nullable();

export const idSchema = z.uuid('This is not an id');

/** What calls answer that only have something to say. */
export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' });
