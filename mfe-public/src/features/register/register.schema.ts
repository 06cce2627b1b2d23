import * as z from 'zod/mini';
import { confirmation, email, name, newPassword, samePasswords } from '../../shared/account.schema';
import { texts } from './texts';

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

export type SignUp = z.infer<typeof registerSchema>;
