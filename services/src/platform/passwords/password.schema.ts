import * as z from 'zod';
import { defineTexts } from '../i18n/define-texts.js';
import { isCommonPassword } from './common-passwords.js';
import { plainPassword } from './plain-password.js';

export const MIN_PASSWORD = 8;
/** Fits passphrases, and bounds the cost of hashing. */
export const MAX_PASSWORD = 128;

const texts = defineTexts('server.passwords', {
  required: 'Password is required',
  tooShort: 'Password must be at least {min} characters',
  tooLong: 'Password must be at most {max} characters',
  tooCommon: 'This password is one of the most common ones. Please choose another one.',
});

const required = { error: () => texts.required };
const tooLong = { error: () => texts.tooLong({ max: MAX_PASSWORD }) };

/** In code points, so that the limits are the same for every script. */
export const passwordLength = (password: string) => [...plainPassword(password)].length;

export const newPasswordSchema = z
  .string(required)
  .refine((text) => passwordLength(text) >= MIN_PASSWORD, {
    error: () => texts.tooShort({ min: MIN_PASSWORD }),
    abort: true,
  })
  .refine((text) => passwordLength(text) <= MAX_PASSWORD, { ...tooLong, abort: true })
  .refine((text) => !isCommonPassword(text), { error: () => texts.tooCommon })
  .meta({ format: 'password' });

export const passwordSchema = z
  .string(required)
  .min(1, required)
  .refine((text) => passwordLength(text) <= MAX_PASSWORD, tooLong)
  .meta({ format: 'password' });
