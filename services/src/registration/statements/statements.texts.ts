import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.statements', {
  file: 'Statement',
  fileMissing: 'Choose a statement of your bank.',
  fileTooLarge: 'The statement is larger than {megabytes} MB. Export a shorter period.',
  account: 'Account',
  reason: 'Reason',
  layoutWrong: 'The columns could not be read. Please choose them again.',
  refused: 'Line {line}: {reason}',
  notFound: 'This statement was not found.',
  lineNotFound: 'This line was not found.',
  lineChanged: 'Someone else changed this line. Please reload.',
  refundNotFound: 'This refund was not found, or another line pays it.',
  amountMissing: 'Enter an amount above 0.',
  faults: {
    'unknown-format': 'This is not a statement in CSV, CAMT or MT940.',
    'not-xml': 'The XML is damaged or incomplete.',
    'has-doctype': 'XML with a document type is not accepted.',
    'unknown-document': 'This XML is not CAMT.052, CAMT.053 or CAMT.054.',
    'line-too-long': 'The line is longer than any bank writes it.',
    'no-account': 'The number of the account is missing.',
    'cut-short': 'The file ends within a quoted text.',
    'no-columns': 'No columns with dates and amounts were found.',
  },
});
