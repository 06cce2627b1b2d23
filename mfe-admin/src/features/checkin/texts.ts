import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.checkin', {
  title: 'Check-in',
  search: 'Name, email or reference',
  keys: 'Enter marks the first person found. Esc clears the search.',
  arrivedOf: '{arrived, number} of {registered, number} arrived',
  people: 'People',
  modes: { physical: 'On site', virtual: 'Online' },
  onDay: '{mode}, {day}',
  unpaid: 'Not paid',
  mark: 'Mark as arrived',
  markNamed: 'Mark as arrived: {name}',
  undo: 'Undo',
  undoNamed: 'Undo the arrival of {name}',
  arrivedBy: 'Arrived at {time}, marked by {by}',
  saving: 'Saving...',

  marked: '{name} is marked as arrived.',
  alreadyMarked: '{name} was marked already, at {time} by {by}.',
  undone: '{name} is no longer marked as arrived.',
  failed: 'The arrival of {name} was not saved.',
  undoFailed: 'The arrival of {name} was not undone.',
  noReason: 'Please try again.',
  retry: 'Try again',

  unpaidTitle: '{name} has not paid. Mark as arrived?',
  unpaidText:
    'The desk decides whether the person may enter. The audit log records that the registration was unpaid.',
  unpaidConfirm: 'Mark as arrived anyway',
  keep: 'Cancel',

  offline:
    'You are offline. Searching works again once you are online. {count, plural, =0 {} one {# change is sent then: keep this page open.} other {# changes are sent then: keep this page open.}}',
  stale: 'The list could not be updated. It may be out of date.',
  notLoaded: 'The list could not be loaded',
  none: 'No registrations yet',
  noneHint: 'People appear here once they are registered.',
  noMatch: 'No match for “{q}”',
  noMatchHint:
    'Check the spelling, or search by the whole email address or the payment reference. Cancelled registrations are not listed.',
});
