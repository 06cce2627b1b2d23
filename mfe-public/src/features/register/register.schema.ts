import * as z from 'zod/mini';
import { confirmation, email, newPassword, samePasswords } from '../../parts/account.schema';
import { texts } from './texts';

const name = (label: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, texts.required(label)), z.minLength(2, texts.tooShort(label)));

export const registerSchema = z
  .object({
    firstName: name(texts.firstName),
    lastName: name(texts.lastName),
    email,
    password: newPassword,
    confirmPassword: confirmation,
    institution: name(texts.institution),
  })
  .check(samePasswords);

export type Registration = z.infer<typeof registerSchema>;
