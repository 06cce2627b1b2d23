import * as z from 'zod/mini';
import { texts } from './texts';

const { account } = texts;

/** Minimum lengths in characters (specification, section 5). */
export const NAME_MIN = 2;
export const PASSWORD_MIN = 8;

/** How long a verification code is valid (specification, section 9). */
export const CODE_MINUTES = 30;

/** The loose check of the specification; the server checks the address itself. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, account.emailRequired),
    z.regex(/^$|^\S+@\S+\.\S+$/, account.emailInvalid),
  );

export const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, account.nameRequired({ label })),
      z.minLength(NAME_MIN, account.nameTooShort({ label, length: NAME_MIN })),
    );

export const newPassword = z
  .string()
  .check(z.minLength(PASSWORD_MIN, account.passwordTooShort({ length: PASSWORD_MIN })));

export const confirmation = z.string().check(z.minLength(1, account.confirmationRequired));

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** Accepts an empty confirmation, which `confirmation` reports. */
export const samePasswords = z.refine<Passwords>(
  ({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password,
  { error: account.passwordsDiffer, path: ['confirmPassword'] },
);
