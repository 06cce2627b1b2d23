import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('shell.openWork', {
  title: 'Open work',
  kinds: {
    reviews:
      '{count, plural, one {# paper awaiting your review} other {# papers awaiting your review}}',
    submitted: '{count, plural, one {# submitted paper} other {# submitted papers}}',
    screening: '{count, plural, one {# paper in screening} other {# papers in screening}}',
    revisions: '{count, plural, one {# revision to verify} other {# revisions to verify}}',
    decisions: '{count, plural, one {# decision to release} other {# decisions to release}}',
    proofs:
      '{count, plural, one {# proof of payment to check} other {# proofs of payment to check}}',
    matched:
      '{count, plural, one {# matched payment to confirm} other {# matched payments to confirm}}',
    enquiries: '{count, plural, one {# new enquiry} other {# new enquiries}}',
    applications: '{count, plural, one {# new application} other {# new applications}}',
  },
});
