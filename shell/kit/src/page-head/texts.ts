import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('kit.page-head', {
  status: 'Status of the conference',
  // The strip below the header.
  strip: {
    before: 'Submissions are not open yet.',
    lateSubmissions: 'Deadline passed; late submissions are open.',
    lateRegistration: 'Deadline passed; late registration is open.',
    closed: 'Submissions are closed.',
    running: 'The conference is running.',
    over: 'The conference is over.',
    whatLateMeans: 'What late means',
    registration:
      '{gate, select, before {Registration is not open yet.} open {Registration is open.} late {Late registration is open.} other {Registration is closed.}}',
    schedule: 'View the schedule',
    thanks: 'Thank you to everyone who took part, {days}.',
  },
  // On the page of a gate that does not take anything now.
  submissions: {
    before: 'Submissions are not open yet.',
    late: 'Deadline passed; late submissions are open.',
    closed: 'Submissions are closed.',
  },
  registration: {
    before: 'Registration is not open yet.',
    late: 'Deadline passed; late registration is open.',
    closed: 'Registration is closed.',
  },
});
