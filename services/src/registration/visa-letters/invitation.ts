import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { formatDay } from '../../platform/i18n/formats.js';
import type { DocumentFacts, LayoutOfFacts } from '../document-layouts/document-kinds.js';
import { factsOf } from '../issued-documents/document-facts.js';
import type { Details } from '../issued-documents/shown-document.js';
import type { Passport } from './passport.schema.js';
import { texts } from './visa-letters.texts.js';
import type { RegisteredPerson } from './visa-people.read-model.js';

/** What anyone with the number can verify: as registered, without passport data. */
export function invitationFacts(
  person: RegisteredPerson,
  edition: EditionDocument,
  layout: LayoutOfFacts,
): DocumentFacts {
  const { id, title, firstName, lastName, affiliation, country, paperId } = person;
  const candidate = {
    ...{ subjectId: id, userId: null, registrationId: id, paperId: null, sortName: '' },
    ...{ title, firstName, lastName, affiliation, country, mode: null },
    role: paperId ? ('author' as const) : ('attendee' as const),
    ...{ paper: null, paperKind: null, evidenceAt: null },
  };
  return factsOf('invitation', candidate, edition, layout);
}

/** Drawn in the letter, and stored nowhere else. */
export function detailsOf(passport: Passport): Details {
  const { labels } = texts;
  const line = (text: string) => text.replace(/\s*\n\s*/g, ', ');
  return [
    [labels.fullName, passport.fullName],
    [labels.nationality, passport.nationality],
    [labels.passportNumber, passport.passportNumber],
    [labels.dateOfBirth, formatDay(passport.dateOfBirth)],
    [labels.issuedOn, formatDay(passport.issuedOn)],
    [labels.expiresOn, formatDay(passport.expiresOn)],
    [labels.arrivesOn, formatDay(passport.arrivesOn)],
    [labels.leavesOn, formatDay(passport.leavesOn)],
    [labels.embassy, passport.embassy],
    [labels.address, line(passport.address)],
  ];
}
