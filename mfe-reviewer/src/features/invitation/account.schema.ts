import * as z from 'zod/mini';
import { texts } from './texts';

/** Lengths of the ordinary sign-up. */
const NAME_MIN = 2;
const PASSWORD_MIN = 8;

const { account } = texts;
const line = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, account.required({ label })),
      z.minLength(NAME_MIN, account.short({ label, length: NAME_MIN })),
    );

export const accountSchema = z.object({
  firstName: line(account.firstName),
  lastName: line(account.lastName),
  institution: line(account.institution),
  password: z
    .string()
    .check(
      z.minLength(PASSWORD_MIN, account.short({ label: account.password, length: PASSWORD_MIN })),
    ),
});
