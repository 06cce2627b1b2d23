import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.payment-failed', {
  title: 'Payment Failed',
  lead: 'We were unable to process your payment.',
  noInformation: 'No registration information found. Please start the registration process again.',
  start: 'Start Registration',
  unexpected: 'An unexpected error occurred during payment processing.',
  cancelled: 'Payment failed or was cancelled.',
  fromQuery: 'Reported reason:',
  reasons: 'Possible reasons',
  cardReasons: {
    details: 'Wrong card details',
    funds: 'Insufficient funds',
    declined: 'The bank declined the payment',
    expired: 'The card has expired',
  },
  transferReasons: {
    amount: 'The amount of the transfer differs from the fee',
    reference: 'The payment reference is missing from the transfer',
    name: 'The sender’s name differs from the registration',
  },
  whatToDo: 'What you can do',
  advice: {
    method: 'Try another payment method',
    details: 'Check your card details again',
    bank: 'Contact your bank',
  },
  retry: 'Retry Payment',
  retryNeedsData: 'To retry, start from your registration: this page was opened without it.',
});
