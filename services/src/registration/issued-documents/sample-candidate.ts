import type { IssuedKind } from '../document-layouts/document-kinds.js';
import type { Candidate } from './candidates.read-model.js';
import type { Details } from './shown-document.js';

const ROLES = {
  attendance: 'attendee',
  presentation: 'presenter',
  reviewing: 'reviewer',
  acceptance: 'author',
  badge: 'attendee',
  invitation: 'attendee',
} as const;

const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** For previews before anyone is listed. */
export function sampleCandidate(kind: IssuedKind): Candidate {
  const hasPaper = kind === 'presentation' || kind === 'acceptance';
  return {
    ...{ subjectId: NOWHERE, userId: null, registrationId: null, paperId: null },
    ...{ title: 'Prof.', firstName: 'Alexandra Maria', lastName: 'Featherstonehaugh-Okonkwo' },
    ...{ sortName: '', affiliation: 'University (sample)', country: 'Nigeria', mode: 'physical' },
    role: ROLES[kind],
    paper: hasPaper
      ? 'A title of a paper that takes more than one line of the page (sample)'
      : null,
    paperKind: hasPaper ? 'full-paper' : null,
    evidenceAt: null,
  };
}

/** As many as an invitation letter has. */
export const sampleDetails: Details = Array.from({ length: 10 }, (_, index) => [
  `Detail ${index + 1} (sample)`,
  'As the person entered it',
]);
