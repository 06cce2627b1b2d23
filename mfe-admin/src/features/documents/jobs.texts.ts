import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.document-jobs', {
  title: 'Jobs',
  outputs: { documents: 'Issue documents', pdf: 'PDF for print', zip: 'ZIP with a PDF each' },
  states: {
    waiting: 'Waiting',
    running: 'Running',
    finished: 'Finished',
    cancelled: 'Cancelled',
    failed: 'Failed',
  },
  spoken: '{what}: {state}',
  spokenProgress: '{what}: {percent, number} percent done',
  progress: '{done, number} of {total, number}',
  issued:
    '{count, plural, =0 {No document issued.} one {# document issued.} other {# documents issued.}}',
  had: '{count, plural, one {# person had one already.} other {# people had one already.}}',
  file: '{count, plural, one {# document} other {# documents}}, {size}.',
  until: 'Available until',
  failures: {
    interrupted: 'The server was interrupted three times. Start the job again.',
    'not-allowed': 'You may not issue documents any more. Ask an owner for the permission.',
    'no-room':
      'The server has no room for the file. Ask its administrator, then start the job again.',
    error: 'The job failed. Start it again; ask the administrator of the server if it fails again.',
  },
  without: '{count, plural, one {# person has no document} other {# people have no document}}',
  leftOut: '{count, plural, one {# document left out} other {# documents left out}}',
  problem: '{name}: {reason}',
  unnamed: 'A person who is not listed any more',
  reasons: {
    'no-evidence': 'there is no evidence any more',
    'not-listed': 'not listed any more, for example because of a cancellation',
    texts: 'the texts cannot be filled with their data; check the texts',
    revoked: 'revoked or replaced meanwhile',
    signature: 'the picture of a signature is missing; replace the document',
    facts: 'the stored facts are not complete; replace the document',
  },
  download: { documents: '', pdf: 'Download PDF', zip: 'Download ZIP' },
  cancel: 'Cancel job',
  dismiss: 'Remove from this list',
  delete: 'Delete file',
  failed: 'This did not work. Please try again.',
});
