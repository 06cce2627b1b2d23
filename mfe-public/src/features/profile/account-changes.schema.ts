import * as z from 'zod/mini';
import { confirmation, email, newPassword, samePasswords } from '../../parts/account.schema';
import { texts } from './texts';

const ownPassword = z.string().check(z.minLength(1, texts.password.currentRequired));

export const passwordSchema = z.object({ password: ownPassword });

export const proofSchema = z.object({
  password: ownPassword,
  code: z.string().check(z.trim(), z.minLength(1, texts.secondStep.codeRequired)),
});

export const emailChangeSchema = (current: string) =>
  z.object({
    email: email.check(
      z.refine((address) => address.toLowerCase() !== current.toLowerCase(), {
        error: texts.email.unchanged,
      }),
    ),
    password: ownPassword,
  });

export const passwordChangeSchema = z
  .object({ currentPassword: ownPassword, password: newPassword, confirmPassword: confirmation })
  .check(samePasswords);
/** The address in full, as a sign that nobody slipped. */
export const deletionSchema = (email: string) =>
  z.object({
    confirmation: z.string().check(
      z.trim(),
      z.refine((typed) => typed.toLowerCase() === email.toLowerCase(), {
        error: texts.data.confirmationDiffers,
      }),
    ),
    password: ownPassword,
  });
