import * as z from 'zod';
import { lineSchema, textSchema } from '../../platform/http/fields.schema.js';
import { texts } from './visa-letters.texts.js';

const { labels } = texts;

const day = z.iso.date({ error: () => texts.day });

const NUMBER = /^[A-Z0-9]{5,20}$/;

/** As people type it: spaces and dashes are left out. */
const passportNumber = z
  .string({ error: () => texts.passportNumber })
  .max(60, { error: () => texts.passportNumber })
  .transform((typed) => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, ''))
  .pipe(z.string().regex(NUMBER, { error: () => texts.passportNumber }));

/** What a consulate compares with the passport. In no table, log or email except encrypted. */
export const passportSchema = z
  .strictObject({
    fullName: lineSchema(() => labels.fullName, { max: 120 }),
    nationality: lineSchema(() => labels.nationality, { max: 60 }),
    passportNumber,
    dateOfBirth: day,
    issuedOn: day,
    expiresOn: day,
    address: textSchema(() => labels.address, { max: 300 }),
    embassy: lineSchema(() => labels.embassy, { max: 150 }),
    arrivesOn: day,
    leavesOn: day,
  })
  .meta({ id: 'VisaPassport' });
export type Passport = z.output<typeof passportSchema>;
