import * as z from 'zod/mini';
import { confirmation, email, newPassword, samePasswords } from '../../shared/account.schema';

export const requestSchema = z.object({ email });

export const resetSchema = z
  .object({ password: newPassword, confirmPassword: confirmation })
  .check(samePasswords);
