import * as z from 'zod/mini';
import { formatDay } from '@plenary/kit/edition';
import type { Passport } from './visa-letter.api';
import { texts } from './texts';

const line = (max: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, texts.required), z.maxLength(max, texts.tooLong({ max })));

const day = z.string().check(z.minLength(1, texts.required));

/** Spaces and dashes do not count. */
const isNumber = (typed: string) => /^[a-z0-9]{5,20}$/i.test(typed.replace(/[\s\p{Pd}]/gu, ''));

/** The server checks the same, and the days against today. @param lastDay of the conference */
export const passportSchema = (lastDay: string) =>
  z
    .object({
      fullName: line(120),
      nationality: line(60),
      passportNumber: z
        .string()
        .check(z.minLength(1, texts.required), z.refine(isNumber, texts.numberShape)),
      dateOfBirth: day,
      issuedOn: day,
      expiresOn: day,
      address: line(300),
      embassy: line(150),
      arrivesOn: day,
      leavesOn: day,
    })
    .check((context) => {
      const { issuedOn, expiresOn, arrivesOn, leavesOn } = context.value;
      const refuse = (name: keyof Passport, message: string) =>
        context.issues.push({ code: 'custom', message, path: [name], input: '' });
      if (expiresOn <= issuedOn) refuse('expiresOn', texts.afterIssue);
      else if (expiresOn <= lastDay) {
        refuse('expiresOn', texts.afterConference({ day: formatDay(lastDay) }));
      }
      if (leavesOn < arrivesOn) refuse('leavesOn', texts.stayOrder);
    });

export const noPassport: Passport = {
  ...{ fullName: '', nationality: '', passportNumber: '', dateOfBirth: '', issuedOn: '' },
  ...{ expiresOn: '', address: '', embassy: '', arrivesOn: '', leavesOn: '' },
};
