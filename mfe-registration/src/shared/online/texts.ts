import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.online', {
  providers: { stripe: 'Stripe', paystack: 'Paystack' },
  failures: {
    details: 'The card details were wrong.',
    funds: 'There were insufficient funds.',
    declined: 'The bank declined the payment.',
    expired: 'The card has expired.',
    cancelled: 'The payment was cancelled.',
    other: 'The provider could not take the payment.',
  },
  local: '{amount} at {rate} for USD 1 (rate of {day})',
});
