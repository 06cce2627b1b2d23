import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.places', {
  title: 'Places in use',
  package: 'Package',
  taken: 'Taken',
  offered: 'Offered',
  waiting: 'Waiting',
  capacity: 'Places',
  unlimited: 'No limit',
  onSite: 'Everyone on site',
  over: '{name}: {used} of {capacity} places are in use. All keep theirs, but no more are given.',
  list: 'View the waiting list',
  loadFailed: 'The places in use could not be loaded.',
  joining: {
    title: 'Joining details',
    unset:
      'Save an address first. Paid attendees see it at once; you send the email when you are ready.',
    state:
      '{attendees, plural, one {# paid attendee joins} other {# paid attendees join}} online. {recipients, plural, =0 {All have these details by email.} one {# does not have these details by email.} other {# do not have these details by email.}}',
    send: 'Send joining details',
    confirmTitle: 'Send the joining details?',
    confirmText:
      '{recipients, plural, one {# attendee gets} other {# attendees get}} an email with the saved address and instructions.',
    keep: 'Cancel',
    sent: 'Joining details sent.',
    failed: 'The joining details could not be sent. Please try again.',
  },
});
