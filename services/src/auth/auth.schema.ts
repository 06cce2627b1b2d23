import * as z from 'zod';
import { emailSchema, lineSchema, optionalLineSchema } from '../common/fields.schema.js';
import { userSchema } from '../users/user.schema.js';

/** Long enough for a passphrase, short enough that hashing it costs no more than others. */
const PASSWORD_MAX = 256;

const newPassword = z
  .string('Password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

export const loginSchema = z
  .strictObject({
    email: emailSchema,
    password: z
      .string('Password is required')
      .min(1, 'Password is required')
      .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  })
  .meta({ id: 'Login' });
export type Login = z.output<typeof loginSchema>;

export const registerSchema = z
  .strictObject({
    email: emailSchema,
    firstName: lineSchema('First name', { min: 2, max: 100 }),
    lastName: lineSchema('Last name', { min: 2, max: 100 }),
    password: newPassword,
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

export const resetTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
export type ResetToken = z.output<typeof resetTokenSchema>;

export const resetPasswordSchema = z
  .strictObject({ password: newPassword })
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.output<typeof resetPasswordSchema>;

export const signedInSchema = z
  .object({ token: z.string(), user: userSchema })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.output<typeof signedInSchema>;

/** Without a user the caller is anonymous, or the token is dead. */
export const meSchema = z.object({ user: userSchema.optional() }).meta({ id: 'Me' });

export const profileAnswerSchema = z.object({ user: userSchema }).meta({ id: 'ProfileAnswer' });

/** The token comes only to a caller who holds the account's session already. */
export const verifiedSchema = z
  .object({ message: z.string(), token: z.string().optional() })
  .meta({ id: 'EmailVerified' });
export type Verified = z.output<typeof verifiedSchema>;

export const emailUpdatedSchema = z
  .object({ newEmail: z.string(), message: z.string() })
  .meta({ id: 'EmailUpdated' });
export type EmailUpdated = z.output<typeof emailUpdatedSchema>;
