import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.money-sections', {
  fees: {
    title: 'Fees',
    note: 'Changing a price creates a new fee table. Existing registrations keep their price.',
    packages: 'Packages',
    packagesEntry: 'Package',
    packagesName: 'Name',
    packagesPricesStudent: 'Student',
    packagesPricesProfessional: 'Professional',
    dated: 'Later prices',
    datedEntry: 'Price',
    datedAdd: 'Add later price',
    datedPackage: 'Package',
    datedFrom: 'From this day',
    notes: 'Notes below the fees',
  },
  reductions: {
    title: 'Discounts and waivers',
    note: 'Reductions of the fee. Discount codes and the budget of waivers are on the Registered page.',
    discountCodes: 'Ask for a discount code in the registration form',
    discountCodesHint: 'While this is off, no code is accepted.',
    waivers: 'Let registrants apply for a waiver of the fee',
    waiversHint: 'Finance decides within a budget. Others do not see applications.',
  },
  groups: {
    title: 'Group registrations',
    note: 'One payer, such as a university, pays for many people by one invoice.',
    open: 'Let people open a group and pay for its members',
    openHint:
      'While this is off, no group can be opened or joined. Groups that exist are paid as before.',
    invitationsPerDay: 'Requests for invitations in 24 hours',
    invitationsPerDayHint:
      'Of all payers together, each for up to 50 addresses. The dashboard says when it is reached.',
  },
  bank: {
    title: 'Bank account',
    note: 'Shown to everyone who pays. Other details need the confirmation of a second administrator.',
    referencePrefix: 'Prefix of payment references',
    referencePrefixHint: 'A capital letter and two digits, such as C25.',
  },
  invoicing: {
    title: 'Invoices and receipts',
    note: 'The issuer of invoices and receipts, the underpayment tolerance, and when refunds need approval.',
    issuer: 'Issuer',
    addressLines: 'Address',
    taxNumber: 'Tax number',
    invoicingNote: 'Note at the end',
    underpaymentTolerance: 'Underpayment tolerance',
    underpaymentToleranceHint:
      'Banks may deduct a fee. A payment within the tolerance counts as complete.',
    refundApprovalAbove: 'Bank files with refunds need approval above',
    refundApprovalAboveHint:
      'A second person approves a file of more than this amount. Leave blank to need no approval.',
    localRates: 'Exchange rate for online payments in a local currency',
    localRatesHint:
      'Paystack charges in this currency. Payers see the amount and the rate before they pay. Without a rate, Paystack is not offered.',
    localRatesEntry: 'rate',
    localRatesAdd: 'Add rate',
    localRatesCurrency: 'Currency',
    localRatesRate: 'Units for USD 1',
    localRatesDay: 'Day of the rate',
  },
  overdue: {
    title: 'Unpaid registrations',
    note: 'What follows when the payment date has passed. Payers are told by email before a registration is cancelled; a proof of payment or a part of the money leaves the decision to finance.',
    rule: 'After the payment date',
    rules: {
      keep: 'Keep the registration',
      remind: 'Keep it, and send further reminders',
      cancel: 'Cancel it',
    },
    days: 'Days',
    daysUnit: 'days',
    daysHint: 'Between reminders, or from the payment date to the cancellation.',
    lateMoney: 'Money for a cancelled registration',
    lateMoneyRules: {
      keep: 'Finance decides',
      return: 'Return to sender',
    },
    after: '{rule} after {count, plural, one {# day} other {# days}}',
    every: '{rule} every {count, plural, one {# day} other {# days}}',
  },
});
