import * as z from 'zod/mini';
import { confirmation, email, newPassword, samePasswords } from '../../shared/account.schema';
import { texts } from './texts';

const ownPassword = z.string().check(z.minLength(1, texts.passwordRequired));

export const passwordSchema = z.object({ password: ownPassword });

export const reauthenticationSchema = z.object({
  password: ownPassword,
  code: z.string().check(z.trim(), z.minLength(1, texts.twoFactor.codeRequired)),
});

/** @param current undefined to accept every address, such as one that has to be confirmed again */
export const emailChangeSchema = (current: string | undefined) =>
  z.object({
    email: email.check(
      z.refine((address) => address.toLowerCase() !== current?.toLowerCase(), {
        error: texts.email.unchanged,
      }),
    ),
    password: ownPassword,
  });

export const passwordChangeSchema = z
  .object({ currentPassword: ownPassword, password: newPassword, confirmPassword: confirmation })
  .check(samePasswords);

export const deletionSchema = (email: string) =>
  z.object({
    confirmation: z.string().check(
      z.trim(),
      z.refine((typed) => typed.toLowerCase() === email.toLowerCase(), {
        error: texts.deletion.confirmationDiffers,
      }),
    ),
    password: ownPassword,
  });
