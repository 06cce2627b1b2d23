import * as z from 'zod/mini';
import { confirmation, newPassword, samePasswords } from '../../parts/account.schema';

export const resetPasswordSchema = z
  .object({ password: newPassword, confirmPassword: confirmation })
  .check(samePasswords);
