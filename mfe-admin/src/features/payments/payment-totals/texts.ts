import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.payment-totals', {
  title: 'Totals',
  byPackage: 'By package and state',
  byDay: 'By day',
  byDayText:
    'Registrations on the day they were made, in UTC; money on the value date of the bank line.',
  package: 'Package',
  all: 'All',
  allPackages: 'All packages',
  count: '{count, plural, one {# registration} other {# registrations}}',
  received: 'Received',
  day: 'Day',
  registrations: 'Registrations',
  amount: 'Fees, USD',
  receivedUsd: 'Received, USD',
  refunded: 'Refunded, USD',
  none: 'No registrations yet',
  noneHint: 'Totals appear with the first registration.',
  failed: 'The totals could not be loaded',
  failedText: 'Check your connection and try again.',
});
