import * as z from 'zod';
import { labels } from '../i18n/labels.js';
import { isEmailAddress } from '../core/email-address.js';
import { texts } from './http.texts.js';
import { multiLine } from './multi-line.js';
import { hasVisibleCharacter } from './readable-text.js';

/** A function, so that it is in the request's language. */
type Label = () => string;

const { fields } = texts;

const required = (label: Label) => ({ error: () => fields.required({ field: label() }) });
const oneLine = (label: Label) => ({ error: () => fields.notOneLine({ field: label() }) });
const atMost = (label: Label, max: number) => ({
  error: () => fields.tooLong({ field: label(), max }),
});
const email: Label = () => labels.email;
const invalidEmail = { error: () => fields.invalidEmail };

/** An address that mail servers take, at most 254 octets (RFC 5321). */
export const emailSchema = z
  .string(required(email))
  .trim()
  .min(1, required(email))
  .max(254, invalidEmail)
  .refine(isEmailAddress, invalidEmail);

/** Text without line breaks, tabs and control characters. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** A required text on one line, trimmed, with a visible character. */
export const lineSchema = (label: Label, { min = 1, max = 200 } = {}) =>
  z
    .string(required(label))
    .trim()
    .min(1, required(label))
    .min(min, { error: () => fields.tooShort({ field: label(), min }) })
    .max(max, atMost(label, max))
    .regex(ONE_LINE, oneLine(label))
    .refine(hasVisibleCharacter, required(label));

/** Empty text becomes null. */
export const optionalLineSchema = (label: Label, { max = 200 } = {}) =>
  z
    .string()
    .trim()
    .max(max, atMost(label, max))
    .regex(ONE_LINE, oneLine(label))
    .transform((text) => text || null)
    .nullable();

/** A required text of one or more lines, trimmed, with a visible character. */
export const textSchema = (label: Label, { min = 1, max = 1000 } = {}) =>
  multiLine(z.string(required(label)))
    .trim()
    .min(1, required(label))
    .min(min, { error: () => fields.tooShort({ field: label(), min }) })
    .max(max, atMost(label, max))
    .refine(hasVisibleCharacter, required(label));

/** Empty text becomes null. */
export const optionalTextSchema = (label: Label, { max = 1000 } = {}) =>
  multiLine(z.string())
    .trim()
    .max(max, atMost(label, max))
    .transform((text) => text || null)
    .nullable();

export const idSchema = z.uuid({ error: () => fields.notAnId });

export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' });
