import type { SpreadsheetColumn } from '../downloads/spreadsheet.js';
import type { PaymentRow } from './admin-payments.schema.js';

export const paymentColumns: SpreadsheetColumn<PaymentRow>[] = [
  { header: 'Reference', value: ({ merchantReference }) => merchantReference },
  { header: 'State', width: 14, value: ({ state }) => state },
  { header: 'Amount', width: 10, format: 'dollars', value: ({ amount }) => amount },
  { header: 'Currency', width: 10, value: ({ currency }) => currency },
  { header: 'Type', width: 12, value: ({ registrationType }) => registrationType },
  { header: 'Category', width: 14, value: ({ academicCategory }) => academicCategory },
  { header: 'Package', width: 32, value: ({ packageName }) => packageName },
  { header: 'Title', width: 8, value: ({ title }) => title },
  { header: 'First name', value: ({ firstName }) => firstName },
  { header: 'Last name', value: ({ lastName }) => lastName },
  { header: 'Email', width: 32, value: ({ email }) => email },
  {
    header: 'Registered (UTC)',
    format: 'moment',
    value: ({ createdAt }) => new Date(createdAt),
  },
];
