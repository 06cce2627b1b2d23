import * as z from 'zod';
import { passwordSchema } from '../../platform/passwords/password.schema.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { texts } from './personal-data.texts.js';

const confirmation = z
  .string({ error: () => texts.confirmationRequired })
  .trim()
  .min(1, { error: () => texts.confirmationRequired })
  .max(254, { error: () => texts.notConfirmed });

export const eraseOwnSchema = z
  .strictObject({ password: passwordSchema, confirmation })
  .meta({ id: 'EraseOwnAccount' });
export type EraseOwn = z.output<typeof eraseOwnSchema>;

export const erasePersonSchema = z.strictObject({ confirmation }).meta({ id: 'ErasePerson' });
export type ErasePerson = z.output<typeof erasePersonSchema>;

export const personIdSchema = z.strictObject({ id: idSchema });
export type PersonId = z.output<typeof personIdSchema>;
