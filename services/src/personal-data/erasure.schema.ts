import * as z from 'zod';
import { passwordSchema } from '../auth/password.schema.js';
import { idSchema } from '../common/fields.schema.js';

/** Typed out to show that it is meant: the e-mail address of the account. */
const confirmation = z
  .string('Please type the email address of the account')
  .trim()
  .min(1, 'Please type the email address of the account')
  .max(254, 'This is not the email address of the account');

export const eraseOwnSchema = z
  .strictObject({ password: passwordSchema, confirmation })
  .meta({ id: 'EraseOwnAccount' });
export type EraseOwn = z.output<typeof eraseOwnSchema>;

export const erasePersonSchema = z.strictObject({ confirmation }).meta({ id: 'ErasePerson' });
export type ErasePerson = z.output<typeof erasePersonSchema>;

export const personIdSchema = z.strictObject({ id: idSchema });
export type PersonId = z.output<typeof personIdSchema>;
