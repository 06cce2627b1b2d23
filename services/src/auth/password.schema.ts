import * as z from 'zod';
import { isCommonPassword } from './common-passwords.js';
import { plainPassword } from './plain-password.js';

const MIN = 8;
/** Long enough for a passphrase, short enough that hashing it costs no more than others. */
const MAX = 128;

/** In characters (code points), so that every script has the same room. */
const lengthOf = (password: string) => [...plainPassword(password)].length;

const TOO_LONG = `Password must be at most ${MAX} characters`;

/** A password that somebody chooses. Any script, spaces included. */
export const newPasswordSchema = z
  .string('Password is required')
  .refine((text) => lengthOf(text) >= MIN, {
    error: `Password must be at least ${MIN} characters`,
    abort: true,
  })
  .refine((text) => lengthOf(text) <= MAX, { error: TOO_LONG, abort: true })
  .refine((text) => !isCommonPassword(text), {
    error: 'This password is one of the most common ones. Please choose another one.',
  });

/** A password that somebody already has. */
export const passwordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .refine((text) => lengthOf(text) <= MAX, TOO_LONG);
