import * as z from 'zod';
import { userSchema } from '../../platform/http/policy/user.schema.js';
import { passwordSchema } from '../../platform/passwords/password.schema.js';
import { texts } from './auth.texts.js';

const challengeSchema = z
  .string({ error: () => texts.logInAgain })
  .min(1, { error: () => texts.logInAgain })
  .max(100);

const codeSchema = z
  .string({ error: () => texts.codeRequired })
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: () => texts.codeRequired })
      .max(40, { error: () => texts.codeTooLong }),
  );

export const twoFactorRequiredSchema = z
  .object({
    /** code: enter a code of the app. setup: set up an app first. */
    twoFactor: z.enum(['code', 'setup']),
    /** Replaces the password for ten minutes and five attempts. */
    challenge: z.string(),
  })
  .meta({ id: 'TwoFactorRequired' });

export const twoFactorStateSchema = z
  .object({
    isOn: z.boolean(),
    isRequired: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'TwoFactorState' });
export type TwoFactorState = z.output<typeof twoFactorStateSchema>;

export const twoFactorLoginSchema = z
  .strictObject({ challenge: challengeSchema, code: codeSchema })
  .meta({ id: 'TwoFactorLogin' });
export type TwoFactorLogin = z.output<typeof twoFactorLoginSchema>;

export const setUpSchema = z
  .union([
    z.strictObject({ challenge: challengeSchema }),
    z.strictObject({ password: passwordSchema }),
  ])
  .meta({ id: 'TwoFactorSetup' });
export type SetUp = z.output<typeof setUpSchema>;

export const secretSchema = z
  .object({
    /** Base32. */
    secret: z.string(),
    /** otpauth://…, for the QR code. */
    uri: z.string(),
  })
  .meta({ id: 'TwoFactorSecret' });

/** Without a challenge for logged-in users. */
export const confirmSchema = z
  .strictObject({ challenge: challengeSchema.optional(), code: codeSchema })
  .meta({ id: 'TwoFactorConfirm' });
export type Confirm = z.output<typeof confirmSchema>;

/** Codes are shown once; the token completes a login. */
export const confirmedSchema = z
  .object({
    recoveryCodes: z.array(z.string()),
    token: z.string().optional(),
    user: userSchema.optional(),
  })
  .meta({ id: 'TwoFactorConfirmed' });
export type Confirmed = z.output<typeof confirmedSchema>;

export const guardedSchema = z
  .strictObject({ password: passwordSchema, code: codeSchema })
  .meta({ id: 'PasswordAndCode' });
export type Guarded = z.output<typeof guardedSchema>;

export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });
