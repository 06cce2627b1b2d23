import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.waivers', {
  notFound: 'This application does not exist.',
  closed: 'Applications for a fee waiver are closed. Write to {email} about your fee.',
  notDue: 'Nothing of this registration is due, so its fee cannot be reduced.',
  decided: 'Your application was decided. Write to {email} if something has changed.',
  changed: 'The application or its payment changed meanwhile. Read it again, then decide.',
  notPossible: 'This cannot be done with an application in the state "{state}".',
  canPay: 'Enter less than your fee of {amount}, or leave it empty',
  canPayShape: 'Enter dollars from 0, with at most two digits of cents',
  percent: 'Enter a whole number from 1 to 100',
  amount: 'Enter dollars from 0.01, with at most two digits of cents',
  oneKind: 'Enter either a percentage or an amount',
  aboveFee: 'The fee that can be waived is {amount}. Enter at most that.',
  overBudget:
    'This grant needs {amount}, and {left} of the budget is left. Grant less, or raise the budget.',
  budgetTooLow: '{amount} is granted or reserved. Enter at least that.',
  states: { open: 'open', granted: 'granted', declined: 'declined', withdrawn: 'withdrawn' },
});
