import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { utcDay } from '../../platform/core/time.js';
import { formatDays } from '../../platform/i18n/formats.js';
import type { Candidate } from './candidates.read-model.js';
import type {
  DocumentFacts,
  IssuedKind,
  LayoutOfFacts,
} from '../document-layouts/document-kinds.js';
import { filledTexts } from '../document-layouts/document-texts.js';

/** Days of the conference, in their order. */
const daysOf = ({ dates }: EditionDocument) =>
  dates
    .filter(({ key }) => key === 'forum-physical' || key === 'forum-online')
    .map(({ day }) => day)
    .sort();

/** What a document of the kind states of a person. */
export function factsOf(
  kind: IssuedKind,
  candidate: Candidate,
  edition: EditionDocument,
  { texts, signatures, logo }: LayoutOfFacts,
): DocumentFacts {
  const { title, firstName, lastName, affiliation, country, mode, role, paper } = candidate;
  const name = [title, firstName, lastName].filter(Boolean).join(' ');
  const presentedOn = kind === 'presentation' && candidate.evidenceAt;
  const days = presentedOn ? [utcDay(presentedOn)] : daysOf(edition);
  const date = formatDays(days);
  const from = [affiliation, country].filter(Boolean).join(', ');
  const values = {
    ...{ name, from, affiliation, country, date, paper: paper ?? '' },
    ...{ conference: edition.name, venue: edition.venue.name },
    contact: edition.visaLetters.contact || edition.contact.email,
  };
  const conditions = {
    mode: mode ?? 'other',
    paperKind: candidate.paperKind ?? 'other',
  };
  return {
    ...{ name, affiliation, country, role, mode, paper, date, signatures },
    ...(logo && { logo }),
    givenName: firstName,
    familyName: lastName,
    event: edition.name,
    eventLines: [...edition.shortName],
    texts: filledTexts(texts, { ...values, ...conditions }),
  };
}
