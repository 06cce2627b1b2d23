import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.taxes-section', {
  title: 'Tax and invoices',
  invoices: 'Issue invoices to payers who ask for one',
  invoicesHint:
    'With continuous numbers, as PDF and as XML of EN 16931. A change is corrected by a credit note.',
  note: 'Your tax number and address are in Invoices and receipts. Without a rate, no tax is charged or shown.',
  country: 'Your country',
  noCountry: 'None',
  includedInFees: 'The fees contain the tax',
  includedInFeesHint:
    'Otherwise the tax is added to them, and registrants see it before they register.',
  rates: 'Rates',
  rate: 'Rate',
  add: 'Add rate',
  name: 'Name of the tax',
  nameHint: 'VAT, GST or another name.',
  kind: 'Kind',
  kinds: { standard: 'Taxed', zero: 'Zero rate', exempt: 'Exempt' },
  percent: 'Percent',
  percentHint: '0 for a zero rate and for an exemption.',
  reason: 'Reason of the exemption',
  reasonHint: 'On documents, with the law that exempts you.',
  packages: 'Packages',
  packagesHint: 'With no package and no extra, the rate applies to all that have no other rate.',
  extras: 'Extras',
  extrasHint: 'Their names, one on each line.',
  reverseCharge: 'Offer reverse charge to businesses in other countries',
  reverseChargeHint: 'They give a tax number and account for the tax themselves.',
  reverseChargeText: 'Text for reverse charge',
  reverseChargeTextHint: 'On documents. Leave blank for “Reverse charge”.',
});
