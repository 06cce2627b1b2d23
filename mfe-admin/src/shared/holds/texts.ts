import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.holds', {
  region: 'On hold',
  // {time} is minutes and seconds, such as 9:42.
  bars: {
    'paper-release':
      '{count, plural, one {Decision will be released} other {# decisions will be released}} in {time}',
    'paper-pass': 'Paper {label} will go to review in {time}',
    'paper-return': 'Paper {label} will be returned to its author in {time}',
    'paper-edit': 'Changes of {label} will be saved in {time}',
    'paper-later-return': 'Paper {label} will be returned to its author in {time}',
    'paper-reject': 'Rejection of {label} will be sent in {time}',
    'paper-withdraw': 'Paper {label} will be withdrawn in {time}',
    'paper-desk-reject': 'Desk rejection of {label} will be sent in {time}',
    'review-request':
      '{count, plural, one {Request to review {label} will be sent} other {# requests to review will be sent}} in {time}',
    'meta-reviewer': 'The meta-reviewer of {label} will be changed in {time}',
    shepherd: 'The shepherd of {label} will be changed in {time}',
    'paper-reopen': 'Paper {label} will be reopened in {time}',
    'camera-ready-send-back': 'Camera-ready version of {label} will be sent back in {time}',
    'review-unassign': 'A reviewer of {label} will be unassigned in {time}',
    'payment-credit': 'Credit note for {label} will be issued in {time}',
    'payment-confirm': 'Payment {label} will be confirmed in {time}',
    'payment-reject': 'Payment {label} will be rejected in {time}',
    'payment-refund': 'Refund of {label} will be recorded in {time}',
    'overpayment-refund': 'Refund of the overpayment of {label} will be recorded in {time}',
    'package-change': 'Package of {label} will be changed in {time}',
    'registration-cancel': 'Registration {label} will be cancelled in {time}',
    'transfer-match':
      '{count, plural, one {Payment {label} will be matched} other {# transfers will be matched}} in {time}',
    'payment-underpay': 'Part payment of {label} will be matched in {time}',
    'transfer-underpay': 'Part payment of {label} will be matched in {time}',
    'refund-send': 'The refund {label} will be sent by its payment page in {time}',
    'refund-ask': 'The payer will be asked for the account of {label} in {time}',
    'refund-match': 'Refund {label} will be recorded as paid in {time}',
    'check-refund': 'Refund of {label} made at its provider will be booked in {time}',
    'check-refund-paid': 'Refund of {label} will be booked as paid in {time}',
    'check-dispute': 'Lost dispute of {label} will be booked in {time}',
    'country-confirm': 'The country of {label} will be confirmed in {time}',
    'country-refuse': 'The country of {label} will be refused in {time}',
    'waiver-grant': 'Fee waiver of {label} will be granted in {time}',
    'waiver-decline': 'Fee waiver of {label} will be declined in {time}',
    'group-invoice': 'Invoice of group {label} will be issued in {time}',
    'group-remove': '{label} will be removed from its group in {time}',
    'place-offer': 'A place will be offered in {time}: {label}',
    'enquiry-reply': 'Reply to an enquiry ({label}) will be sent in {time}',
    'application-reply': 'Reply to an applicant will be sent in {time}',
    'bulk-email': 'The email “{label}” will be sent in {time}',
  },
  other: '{label} will be sent in {time}',
  several: '{count} on hold, the next is sent in {time}',
  // Minutes and seconds.
  time: '{minutes}:{seconds}',
  show: 'Show all',
  hide: 'Hide',
  undo: 'Undo',
  sendNow: 'Send now',
  // Accessible names of buttons where several acts are listed.
  undoOf: 'Undo: {act}',
  sendNowOf: 'Send now: {act}',
  failed: '{label}: nothing was sent. {problem}',
  open: 'Open',
  openOf: 'Open: {act}',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss: {act}',
  started: 'On hold. You can undo it until it is sent.',
  ended: 'The hold has ended.',
  notEnded: 'Something went wrong. Please try again.',

  onHoldUntil: 'On hold until {time} UTC',
  takesEffect: {
    'paper-release': 'Authors see the decision and are emailed when the hold ends.',
    'paper-pass': 'The paper goes to review, and its author is emailed, when the hold ends.',
    'paper-return': 'The paper is returned, and its author is emailed, when the hold ends.',
    'paper-edit': 'The changes are saved, and all authors are emailed, when the hold ends.',
    'paper-later-return':
      'The paper is returned, and its authors and reviewers are emailed, when the hold ends.',
    'paper-reject':
      'The paper is rejected, and its authors and reviewers are emailed, when the hold ends.',
    'paper-withdraw':
      'The paper is withdrawn, and its author and reviewers are emailed, when the hold ends.',
    'paper-desk-reject': 'The author sees the desk rejection and is emailed when the hold ends.',
    'paper-reopen': 'When the hold ends, the paper is reopened and the author is emailed.',
    'camera-ready-send-back': 'The author is emailed your reasons when the hold ends.',
    'review-unassign':
      'The review draft is deleted, and the reviewer is emailed, when the hold ends.',
    'payment-credit': 'The credit note is issued, and the payer is emailed, when the hold ends.',
    'payment-confirm':
      'The receipt number is issued, and the payer is emailed, when the hold ends.',
    'payment-reject': 'When the hold ends, the registration ends and the registrant is emailed.',
    'payment-refund':
      'When the hold ends, the refund is booked, the registration ends and the registrant is emailed.',
    'overpayment-refund': 'When the hold ends, the refund is booked and the registrant is emailed.',
    'package-change':
      'When the hold ends, the package and the fee change and the registrant is emailed.',
    'registration-cancel':
      'When the hold ends, the registration ends and the registrant is emailed.',
    'transfer-match':
      'The transfer is matched, and the payer is emailed, when the hold ends. Transfers that were confirmed together are undone together.',
    'payment-underpay':
      'When the hold ends, the money is matched and the payer is emailed the outstanding amount.',
    'transfer-underpay':
      'When the hold ends, the money is matched and the payer is emailed the outstanding amount.',
    'refund-send': 'The provider sends the money when the hold ends.',
    'refund-ask': 'The payer is emailed when the hold ends.',
    'check-refund': 'When the hold ends, the ledger has the refund and the payer is emailed.',
    'check-refund-paid': 'When the hold ends, the ledger has the refund and the payer is emailed.',
    'check-dispute': 'When the hold ends, the payment is open again and the payer is emailed.',
    'country-confirm': 'When the hold ends, the fee is reduced and the person is emailed.',
    'country-refuse':
      'When the hold ends, the whole fee applies and the person is emailed the new amount.',
    'waiver-grant': 'When the hold ends, the fee is reduced and the applicant is emailed.',
    'waiver-decline': 'The applicant is emailed when the hold ends.',
    'enquiry-reply': 'The reply is emailed when the hold ends.',
    'application-reply': 'The reply is emailed when the hold ends.',
    'group-invoice': 'The invoice is issued, and the payer is emailed, when the hold ends.',
    'group-remove': 'When the hold ends, the person is removed from the group and emailed to pay.',
    'place-offer': 'The person is emailed the offer when the hold ends.',
    'bulk-email': 'Sending begins when the hold ends.',
    'refund-match':
      'When the hold ends, the ledger has the refund and the payer is emailed. A registration that it refunds ends.',
  },
  effect: 'It takes effect when the hold ends.',
  undoToChange: 'Undo to change it.',
  onlyBy: 'Only {name} can undo it.',
});
