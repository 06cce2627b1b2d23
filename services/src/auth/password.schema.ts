import * as z from 'zod';
import { isCommonPassword } from './common-passwords.js';
import { plainPassword } from './plain-password.js';

export const MIN_PASSWORD = 8;
/** Long enough for a passphrase, short enough that hashing it costs no more than others. */
export const MAX_PASSWORD = 128;

/** In characters (code points), so that every script has the same room. */
export const passwordLength = (password: string) => [...plainPassword(password)].length;

const TOO_LONG = `Password must be at most ${MAX_PASSWORD} characters`;

/** A password that somebody chooses. Any script, spaces included. */
export const newPasswordSchema = z
  .string('Password is required')
  .refine((text) => passwordLength(text) >= MIN_PASSWORD, {
    error: `Password must be at least ${MIN_PASSWORD} characters`,
    abort: true,
  })
  .refine((text) => passwordLength(text) <= MAX_PASSWORD, { error: TOO_LONG, abort: true })
  .refine((text) => !isCommonPassword(text), {
    error: 'This password is one of the most common ones. Please choose another one.',
  });

/** A password that somebody already has. */
export const passwordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .refine((text) => passwordLength(text) <= MAX_PASSWORD, TOO_LONG);
