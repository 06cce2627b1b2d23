import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { DocumentRole } from '../document-layouts/document-kinds.js';

/** As documents show them. */
export const roleNames: Record<DocumentRole, string> = defineTexts(
  'server.registration.document-roles',
  {
    attendee: 'Attendee',
    presenter: 'Presenter',
    reviewer: 'Reviewer',
    author: 'Author',
    speaker: 'Speaker',
    organiser: 'Organiser',
  },
);
