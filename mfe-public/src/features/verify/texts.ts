import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.verify', {
  title: 'Verify a document',
  lead: 'Certificates of this conference have a number below their QR code. This page shows the facts that a document states.',
  failed: 'The document could not be checked',
  states: {
    valid: 'Valid',
    replaced: 'Replaced on {day}',
    revoked: 'Revoked on {day}',
    erased: 'Erased on {day}',
    unknown: 'Unknown number',
    mistyped: 'Mistyped number',
  },
  notes: {
    valid: 'Compare these facts with the document in your hands.',
    replaced: 'Another document was issued in place of this one. Ask its holder for it.',
    revoked: 'The organisers revoked this document. It is not valid any more.',
    erased:
      'We issued a document with this number, but its facts are not kept any more. We can’t confirm them.',
    unknown:
      'We did not issue a document with this number. Compare each character, and check that the address of this page is the conference’s.',
    mistyped: 'No document can have this number. One or more characters are wrong: type it again.',
  },
  name: 'Name',
  role: 'Role',
  roles: {
    attendee: 'Attendee',
    presenter: 'Presenter',
    reviewer: 'Reviewer',
    author: 'Author',
    speaker: 'Speaker',
    organiser: 'Organiser',
  },
  inMode: '{role}, {mode, select, physical {in person} other {online}}',
  paper: 'Paper',
  event: 'Event',
  date: 'Date',
  issued: 'Issued',
  differs: 'If a fact differs, the document was altered.',
  report: 'Report it',
  limits:
    'This page shows only the facts that the document states. The organiser can revoke or replace a document; this page then says so, with the date.',
  another: 'Verify another document',
  number: 'Document number',
  placeholder: 'XXXX-XXXX-XXXX-X',
  hint: '13 characters, next to the QR code. Capitals and dashes don’t matter.',
  required: 'Enter the number of the document',
  submit: 'Verify document',
});
