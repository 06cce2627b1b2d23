import * as z from 'zod/mini';
import { email } from '../../shared/account.schema';
import { texts } from './texts';

export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, texts.passwordRequired)),
});

export const recoveryCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, texts.twoFactor.recoveryCodeRequired)),
});

export type Login = z.infer<typeof loginSchema>;
