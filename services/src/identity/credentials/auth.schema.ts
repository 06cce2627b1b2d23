import * as z from 'zod';
import { emailSchema, lineSchema, optionalLineSchema } from '../../platform/http/fields.schema.js';
import { RIGHTS } from '../../platform/http/policy/rights.js';
import { userSchema } from '../../platform/http/policy/user.schema.js';
import { newPasswordSchema, passwordSchema } from '../../platform/passwords/password.schema.js';
import { EMAIL_STATUSES } from '../../messaging/outbox/email-status.js';
import { texts } from './auth.texts.js';
import { twoFactorRequiredSchema } from './two-factor.schema.js';
import { labels } from '../../platform/i18n/labels.js';

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
    firstName: lineSchema(() => labels.firstName, { min: 2, max: 100 }),
    lastName: lineSchema(() => labels.lastName, { min: 2, max: 100 }),
    password: newPasswordSchema,
    institution: lineSchema(() => labels.institution, { min: 2 }),
  })
  .meta({ id: 'Register' });
export type Register = z.output<typeof registerSchema>;

export const profileSchema = z
  .strictObject({
    title: optionalLineSchema(() => labels.title, { max: 20 }),
    firstName: lineSchema(() => labels.firstName, { min: 2, max: 100 }),
    lastName: lineSchema(() => labels.lastName, { min: 2, max: 100 }),
    organization: lineSchema(() => labels.organization, { min: 2 }),
    position: optionalLineSchema(() => labels.position),
    country: optionalLineSchema(() => labels.country, { max: 100 }),
    phone: optionalLineSchema(() => labels.phone, { max: 40 }),
  })
  .partial()
  .meta({ id: 'Profile' });
export type ProfileChange = z.output<typeof profileSchema>;

export const verifyEmailSchema = z
  .strictObject({
    email: emailSchema,
    code: z
      .string({ error: () => texts.codeRequired })
      .regex(/^\d{4}$/, { error: () => texts.codeNotFourDigits }),
  })
  .meta({ id: 'VerifyEmail' });
export type VerifyEmail = z.output<typeof verifyEmailSchema>;

/** What the verification page shows of the caller's own address. */
export const verificationSchema = z
  .object({
    /** Codes that the caller may still enter today. */
    triesLeft: z.int(),
    /** Null without a valid code. */
    codeExpiresAt: z.iso.datetime().nullable(),
    /** Seconds until another email can be requested, 0 for now: the caller's clock may be wrong. */
    resendAfter: z.int(),
    /** Of the newest email; failed: the mail server refused it. Null without one. */
    delivery: z.enum(EMAIL_STATUSES).nullable(),
  })
  .meta({ id: 'EmailVerification' });
export type Verification = z.output<typeof verificationSchema>;

export const emailOnlySchema = z.strictObject({ email: emailSchema }).meta({ id: 'EmailOnly' });
export type EmailOnly = z.output<typeof emailOnlySchema>;

export const updateEmailSchema = z
  .strictObject({
    email: emailSchema,
    /** Required for verified accounts. */
    password: passwordSchema.optional(),
  })
  .meta({ id: 'UpdateEmail' });
export type UpdateEmail = z.output<typeof updateEmailSchema>;

export const changePasswordSchema = z
  .strictObject({ currentPassword: passwordSchema, password: newPasswordSchema })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.output<typeof changePasswordSchema>;

/** Where a login link leads after the login: a path inside the site, without free text. */
const fromSchema = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w./-]*(\?[\w.=&-]*)?$/);

export const askLoginLinkSchema = z
  .strictObject({ email: emailSchema, from: fromSchema.optional() })
  .meta({ id: 'AskLoginLink' });
export type AskLoginLink = z.output<typeof askLoginLinkSchema>;

export const linkTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
export type LinkToken = z.output<typeof linkTokenSchema>;

export const resetPasswordSchema = z
  .strictObject({ password: newPasswordSchema })
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.output<typeof resetPasswordSchema>;

export const newSessionSchema = z
  .object({ token: z.string(), user: userSchema })
  .meta({ id: 'NewSession' });
export type NewSession = z.output<typeof newSessionSchema>;

/** With two-factor authentication, or an admin without it, there is a challenge instead. */
export const loginResultSchema = z
  .union([newSessionSchema, twoFactorRequiredSchema])
  .meta({ id: 'LoginResult' });
export type LoginResult = z.output<typeof loginResultSchema>;

/** Without a user for anonymous callers and invalid tokens. */
export const meSchema = z
  .object({
    user: userSchema.optional(),
    rights: z
      .array(z.enum(RIGHTS))
      .optional()
      .describe('What an administrator may do; other roles have none.'),
    bounce: z
      .object({ reason: z.string().describe('In the words of the mail server.') })
      .optional()
      .describe('Emails to the address of the account came back, so that it gets no others.'),
  })
  .meta({ id: 'Me' });

export type Me = z.output<typeof meSchema>;

export const profileAnswerSchema = z.object({ user: userSchema }).meta({ id: 'ProfileAnswer' });

/** Only callers with a session of the account get the token. */
export const verifiedSchema = z
  .object({ message: z.string(), token: z.string().optional() })
  .meta({ id: 'EmailVerified' });
export type Verified = z.output<typeof verifiedSchema>;

export const emailUpdatedSchema = z
  .object({
    newEmail: z.string(),
    message: z.string(),
    /** The new address must be confirmed first. */
    isPending: z.literal(true).optional(),
  })
  .meta({ id: 'EmailUpdated' });
export type EmailUpdated = z.output<typeof emailUpdatedSchema>;

/** Of an emailed link that can still be used. */
export const linkCheckSchema = z.object({ expiresAt: z.iso.datetime() }).meta({ id: 'LinkCheck' });
export type LinkCheck = z.output<typeof linkCheckSchema>;

/** The email goes to the account's own mailbox, so its link may name the account. */
export const resetCheckSchema = z
  .object({ expiresAt: z.iso.datetime(), email: z.string() })
  .meta({ id: 'ResetCheck' });
export type ResetCheck = z.output<typeof resetCheckSchema>;
