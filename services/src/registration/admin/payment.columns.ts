import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { paymentStateLabel } from '../../platform/i18n/states.js';
import type { PaymentRow } from './admin-payments.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { labels } from '../../platform/i18n/labels.js';

const texts = defineTexts('server.registration.payments-export', {
  currency: 'Currency',
  type: 'Type',
  package: 'Package',
  registeredAt: 'Registered (UTC)',
});

export const paymentColumns = (): SpreadsheetColumn<PaymentRow>[] => [
  { header: labels.reference, value: ({ merchantReference }) => merchantReference },
  { header: labels.state, width: 14, value: ({ state }) => paymentStateLabel(state) },
  { header: labels.amount, width: 10, format: 'dollars', value: ({ amount }) => amount },
  { header: texts.currency, width: 10, value: ({ currency }) => currency },
  { header: texts.type, width: 12, value: ({ registrationType }) => registrationType },
  { header: labels.category, width: 14, value: ({ academicCategory }) => academicCategory },
  { header: texts.package, width: 32, value: ({ packageName }) => packageName },
  { header: labels.title, width: 8, value: ({ title }) => title },
  { header: labels.firstName, value: ({ firstName }) => firstName },
  { header: labels.lastName, value: ({ lastName }) => lastName },
  { header: labels.email, width: 32, value: ({ email }) => email },
  {
    header: texts.registeredAt,
    format: 'moment',
    value: ({ createdAt }) => new Date(createdAt),
  },
];
