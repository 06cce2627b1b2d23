import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.reconciliation', {
  title: 'Reconciliation',
  byDay: 'Bank and ledger by day',
  byDayText:
    'Value dates; lines in USD, or ordered in USD. A difference is money that only the bank or only the ledger knows.',
  day: 'Day',
  bank: 'Bank, USD',
  ledger: 'Ledger, USD',
  difference: 'Difference, USD',
  open: 'Open, USD',
  closing: 'Closing balance, USD',
  statements: 'Statements',
  agree: 'Bank and ledger agree.',
  differ: 'Bank and ledger differ by {amount}.',
  noStatement: 'No statement is imported yet: the ledger has nothing to be compared with.',
  none: 'Nothing to reconcile yet',
  noneHint: 'Days appear with the first imported statement or recorded payment.',
  failed: 'The reconciliation could not be loaded',
  failedText: 'Check your connection and try again.',
});
