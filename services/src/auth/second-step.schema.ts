import * as z from 'zod';
import { userSchema } from '../users/user.schema.js';
import { passwordSchema } from './password.schema.js';

const challengeSchema = z.string('Please log in again').min(1, 'Please log in again').max(100);

/** Six digits of the app, or a recovery code; spaces make no difference. */
const codeSchema = z
  .string('Code is required')
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().min(1, 'Code is required').max(40, 'This code is too long'));

/** What a login answers when the password alone does not do. */
export const secondStepAskedSchema = z
  .object({
    /** code: one of the app is asked for. setup: the account must set an app up first. */
    secondStep: z.enum(['code', 'setup']),
    /** Stands for the password: ten minutes, five tries. */
    challenge: z.string(),
  })
  .meta({ id: 'SecondStepAsked' });

export const secondStepStateSchema = z
  .object({
    isOn: z.boolean(),
    /** Whether this account cannot be without it. */
    isRequired: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondStepState' });
export type SecondStepState = z.output<typeof secondStepStateSchema>;

export const secondStepSchema = z
  .strictObject({ challenge: challengeSchema, code: codeSchema })
  .meta({ id: 'SecondStep' });
export type SecondStepCode = z.output<typeof secondStepSchema>;

/** The challenge of a login that asked for it, or the password of whoever is signed in. */
export const setUpSchema = z
  .union([
    z.strictObject({ challenge: challengeSchema }),
    z.strictObject({ password: passwordSchema }),
  ])
  .meta({ id: 'SecondStepSetUp' });
export type SetUp = z.output<typeof setUpSchema>;

export const secretSchema = z
  .object({
    /** Base32, to type in. */
    secret: z.string(),
    /** otpauth://…, for the picture. */
    uri: z.string(),
  })
  .meta({ id: 'SecondStepSecret' });

/** With the challenge of a login, or signed in. */
export const confirmSchema = z
  .strictObject({ challenge: challengeSchema.optional(), code: codeSchema })
  .meta({ id: 'SecondStepConfirm' });
export type Confirm = z.output<typeof confirmSchema>;

/** Shown this once. Whoever came with a challenge is signed in. */
export const confirmedSchema = z
  .object({
    recoveryCodes: z.array(z.string()),
    token: z.string().optional(),
    user: userSchema.optional(),
  })
  .meta({ id: 'SecondStepConfirmed' });
export type Confirmed = z.output<typeof confirmedSchema>;

export const guardedSchema = z
  .strictObject({ password: passwordSchema, code: codeSchema })
  .meta({ id: 'PasswordAndCode' });
export type Guarded = z.output<typeof guardedSchema>;

export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });
