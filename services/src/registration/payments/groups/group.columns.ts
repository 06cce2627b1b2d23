import type { SpreadsheetColumn } from '../../../platform/downloads/spreadsheet.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import type { GroupRow } from './admin-groups.schema.js';

const texts = defineTexts('server.registration.groups-export', {
  reference: 'Reference',
  organization: 'Organisation',
  payer: 'Payer',
  email: 'Email',
  state: 'State',
  states: { open: 'Open', full: 'Full', closed: 'Closed' },
  people: 'People',
  limit: 'Limit',
  amount: 'Amount',
  invoiced: 'Invoiced',
  received: 'Received',
  outstanding: 'Outstanding',
  closesAt: 'Closes',
  createdAt: 'Opened',
});

/** Amounts are in dollars. */
export function groupColumns(): SpreadsheetColumn<GroupRow>[] {
  return [
    { header: texts.reference, value: ({ merchantReference }) => merchantReference },
    { header: texts.organization, width: 32, value: ({ organization }) => organization },
    { header: texts.payer, value: ({ payer }) => payer.name },
    { header: texts.email, width: 32, value: ({ payer }) => payer.email },
    { header: texts.state, value: ({ state }) => texts.states[state] },
    { header: texts.people, value: ({ people }) => people },
    { header: texts.limit, value: ({ peopleLimit }) => peopleLimit },
    { header: texts.amount, format: 'dollars', value: ({ amount }) => amount },
    { header: texts.invoiced, format: 'dollars', value: ({ invoicedAmount }) => invoicedAmount },
    { header: texts.received, format: 'dollars', value: ({ receivedAmount }) => receivedAmount },
    {
      header: texts.outstanding,
      format: 'dollars',
      value: ({ outstandingAmount }) => outstandingAmount,
    },
    {
      header: texts.closesAt,
      format: 'moment',
      value: ({ closesAt }) => closesAt && new Date(closesAt),
    },
    { header: texts.createdAt, format: 'moment', value: ({ createdAt }) => new Date(createdAt) },
  ];
}
