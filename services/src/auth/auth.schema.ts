import * as z from 'zod';
import { emailSchema, lineSchema, optionalLineSchema } from '../common/fields.schema.js';
import { userSchema } from '../users/user.schema.js';
import { newPasswordSchema, passwordSchema } from './password.schema.js';
import { secondStepAskedSchema } from './second-step.schema.js';

export const loginSchema = z
  .strictObject({
    email: emailSchema,
    password: passwordSchema,
  })
  .meta({ id: 'Login' });
export type Login = z.output<typeof loginSchema>;

export const registerSchema = z
  .strictObject({
    email: emailSchema,
    firstName: lineSchema('First name', { min: 2, max: 100 }),
    lastName: lineSchema('Last name', { min: 2, max: 100 }),
    password: newPasswordSchema,
    institution: lineSchema('Institution', { min: 2 }),
  })
  .meta({ id: 'Register' });
export type Register = z.output<typeof registerSchema>;

export const profileSchema = z
  .strictObject({
    title: optionalLineSchema('Title', { max: 20 }),
    firstName: lineSchema('First name', { min: 2, max: 100 }),
    lastName: lineSchema('Last name', { min: 2, max: 100 }),
    organization: lineSchema('Organization', { min: 2 }),
    position: optionalLineSchema('Position'),
    country: optionalLineSchema('Country', { max: 100 }),
    phone: optionalLineSchema('Phone', { max: 40 }),
  })
  .partial()
  .meta({ id: 'Profile' });
export type ProfileChange = z.output<typeof profileSchema>;

export const verifyEmailSchema = z
  .strictObject({
    email: emailSchema,
    code: z.string('Code is required').regex(/^\d{4}$/, 'The code has 4 digits'),
  })
  .meta({ id: 'VerifyEmail' });
export type VerifyEmail = z.output<typeof verifyEmailSchema>;

export const emailOnlySchema = z.strictObject({ email: emailSchema }).meta({ id: 'EmailOnly' });
export type EmailOnly = z.output<typeof emailOnlySchema>;

export const updateEmailSchema = z
  .strictObject({
    email: emailSchema,
    /** Asked for once the account's address is verified. */
    password: passwordSchema.optional(),
  })
  .meta({ id: 'UpdateEmail' });
export type UpdateEmail = z.output<typeof updateEmailSchema>;

export const changePasswordSchema = z
  .strictObject({ currentPassword: passwordSchema, password: newPasswordSchema })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.output<typeof changePasswordSchema>;

/** The secret of a mailed link. */
export const linkTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
export type LinkToken = z.output<typeof linkTokenSchema>;

export const resetPasswordSchema = z
  .strictObject({ password: newPasswordSchema })
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.output<typeof resetPasswordSchema>;

export const signedInSchema = z
  .object({ token: z.string(), user: userSchema })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.output<typeof signedInSchema>;

/** Accounts with a second step, and admins who must have one, get what is asked for instead. */
export const loginAnswerSchema = z
  .union([signedInSchema, secondStepAskedSchema])
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.output<typeof loginAnswerSchema>;

/** Without a user the caller is anonymous, or the token is dead. */
export const meSchema = z.object({ user: userSchema.optional() }).meta({ id: 'Me' });

export const profileAnswerSchema = z.object({ user: userSchema }).meta({ id: 'ProfileAnswer' });

/** The token comes only to a caller who holds the account's session already. */
export const verifiedSchema = z
  .object({ message: z.string(), token: z.string().optional() })
  .meta({ id: 'EmailVerified' });
export type Verified = z.output<typeof verifiedSchema>;

export const emailUpdatedSchema = z
  .object({
    newEmail: z.string(),
    message: z.string(),
    /** The new address must be confirmed first: until then nothing changes. */
    isPending: z.literal(true).optional(),
  })
  .meta({ id: 'EmailUpdated' });
export type EmailUpdated = z.output<typeof emailUpdatedSchema>;

/** A link of a mail that is good still. */
export const resetCheckSchema = z
  .object({ expiresAt: z.iso.datetime() })
  .meta({ id: 'ResetCheck' });
