import * as z from 'zod/mini';
import { choice } from '../packages/package-choice';
import { texts } from './person-texts';
import { titles } from './registration-data';

/** A required text on one line. */
export const line = (label: string, max = 200) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.required({ field: label })),
      z.maxLength(max, texts.tooLong({ field: label, max })),
    );

/** Who registers, without the email address. */
export const personFields = {
  title: choice(texts.title, titles),
  firstName: line(texts.firstName, 100),
  lastName: line(texts.lastName, 100),
  phone: z
    .string()
    .check(z.trim(), z.maxLength(40, texts.tooLong({ field: texts.phone, max: 40 }))),
  organization: line(texts.organization),
  position: line(texts.position),
  country: line(texts.country, 100),
};
