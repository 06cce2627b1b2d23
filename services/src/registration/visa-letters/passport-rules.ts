import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { conferenceDays } from '../../conference/editions/visa-days.js';
import { formatDays } from '../../platform/i18n/formats.js';
import { passportRefused } from './visa-letters.errors.js';
import type { Passport } from './passport.schema.js';
import { texts } from './visa-letters.texts.js';

/** Days that cannot be true, and passports that end too early. @throws AppError VALIDATION_FAILED by field */
export function expectConsistent(
  passport: Passport,
  edition: EditionDocument,
  today: string,
): void {
  const { dateOfBirth, issuedOn, arrivesOn, leavesOn } = passport;
  const days = conferenceDays(edition);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isDuring = arrivesOn <= last && leavesOn >= first;
  const problems: Record<string, string | false> = {
    dateOfBirth: (dateOfBirth >= today || dateOfBirth < '1900-01-01') && texts.born,
    issuedOn: (issuedOn > today || issuedOn < dateOfBirth) && texts.issuedPast,
    expiresOn: expiryProblem(passport, last),
    leavesOn: leavesOn < arrivesOn && texts.stayOrder,
    arrivesOn: leavesOn >= arrivesOn && !isDuring && texts.stayDuring({ days: formatDays(days) }),
  };
  const found = Object.entries(problems).filter((each): each is [string, string] =>
    Boolean(each[1]),
  );
  if (found.length > 0) throw passportRefused(Object.fromEntries(found));
}

function expiryProblem({ issuedOn, expiresOn, leavesOn }: Passport, last: string) {
  if (expiresOn <= issuedOn) return texts.expiresAfterIssue;
  return (expiresOn <= last || expiresOn < leavesOn) && texts.expiresAfterStay;
}
