import * as z from 'zod';
import { after, DAY } from '../../platform/core/time.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { textSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';
import { localInstant } from './local-instant.js';

const texts = defineTexts('server.conference.extension', {
  reason: 'A reason',
  notADay: 'Please choose a day.',
  notLater: 'The deadline is {time}. Please choose a later day.',
  tooLate: 'Please choose a day within the next year.',
});

/** Catches mistyped years. */
const LONGEST = 366 * DAY;

/** Of requests that extend the deadline of one person. */
export const extensionFields = {
  lastDay: z.iso
    .date({ error: () => texts.notADay })
    .describe('The new deadline is the end of this day.'),
  reason: textSchema(() => texts.reason, { min: 3 }).describe('Emailed to the person.'),
};

export interface Extension {
  lastDay: string;
  reason: string;
}

/**
 * The only way to change the deadline of one person: to the end of a later day.
 * @param timeZone in which the day ends
 * @throws AppError VALIDATION_FAILED on `lastDay`
 */
export function extendedTo(
  { lastDay }: Extension,
  current: Date,
  now: Date,
  timeZone: string,
): Date {
  const end = localInstant(lastDay, '23:59:59', timeZone);
  if (end <= current || end <= now)
    throw onLastDay(texts.notLater({ time: formatInstant(current) }));
  if (end > after(now, LONGEST)) throw onLastDay(texts.tooLate);
  return end;
}

const onLastDay = (text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { lastDay: text } });
