import { messageFiller } from '../../messaging/wordings/message-text.js';
import type { DocumentTexts, IssuedKind } from './document-kinds.js';

const MODE = '{mode, select, physical {in person } virtual {online } other {}}';

/** Until organisers write others. ICU messages, in the language of the conference. */
export const DEFAULT_TEXTS: Record<IssuedKind, DocumentTexts> = {
  attendance: {
    title: 'Certificate of attendance',
    lead: 'This certifies that',
    before: '{from}, attended',
    after: `${MODE}on {date}.`,
  },
  presentation: {
    title: 'Certificate of presentation',
    lead: 'This certifies that',
    before: '{from}, presented the {paperKind, select, poster {poster} other {paper}}',
    after: `${MODE}at {conference} on {date}.\nThe {paperKind, select, poster {poster} other {paper}} was accepted after double-blind peer review.`,
  },
  reviewing: {
    title: 'Certificate of reviewing',
    lead: 'This certifies that',
    before: 'reviewed submissions for',
    after: 'as a reviewer of its double-blind peer review.',
  },
  acceptance: {
    title: 'Letter of acceptance',
    lead: 'Dear {name},',
    before:
      'We are pleased to confirm that your {paperKind, select, poster {poster} other {paper}} with the title',
    after:
      'was accepted after double-blind peer review for presentation at {conference} on {date}.\n\nYours sincerely',
  },
  invitation: {
    title: 'Invitation letter',
    lead: 'To whom it may concern,',
    before: 'We invite {name} of {from} to attend',
    after:
      'on {date} at {venue}.\n\nThis letter supports the application for a visa of the person whose details follow. Please contact us with any question: {contact}',
  },
  badge: { title: 'Badge', lead: '', before: '', after: '' },
};

/** @throws Error for a broken message */
export function filledTexts(
  { title, lead, before, after }: DocumentTexts,
  values: Record<string, string>,
): DocumentTexts {
  const fill = (message: string) => messageFiller(message)(values);
  return { title: fill(title), lead: fill(lead), before: fill(before), after: fill(after) };
}
