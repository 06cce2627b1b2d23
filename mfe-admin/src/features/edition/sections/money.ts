import type { EditionSection } from '../fields';

export const money: EditionSection[] = [
  {
    id: 'fees',
    title: 'Fees',
    note: 'A changed price makes a new fee table. Who registered before keeps the price of that day.',
    keys: ['fees'],
    fields: [
      {
        kind: 'list',
        name: 'fees.packages',
        label: 'Packages',
        entry: 'Package',
        titleField: 'name',
        fields: [
          { kind: 'line', name: 'name', label: 'Name' },
          { kind: 'number', name: 'prices.student', label: 'Student', unit: 'USD' },
          { kind: 'number', name: 'prices.professional', label: 'Professional', unit: 'USD' },
        ],
      },
      { kind: 'lines', name: 'fees.notes', label: 'Notes below the fees' },
    ],
  },
  {
    id: 'bank',
    title: 'Bank account',
    note: 'What everybody who pays will copy. Check it twice.',
    keys: ['bank', 'referencePrefix'],
    fields: [
      { kind: 'line', name: 'bank.accountHolder', label: 'Account holder' },
      { kind: 'line', name: 'bank.bank', label: 'Bank' },
      { kind: 'line', name: 'bank.iban', label: 'IBAN or account number' },
      { kind: 'line', name: 'bank.swift', label: 'SWIFT', optional: 'empty' },
      { kind: 'area', name: 'bank.note', label: 'Note', optional: 'empty' },
      {
        kind: 'line',
        name: 'referencePrefix',
        label: 'Start of payment references',
        hint: 'A capital letter and two digits, such as C25.',
      },
    ],
  },
  {
    id: 'invoicing',
    title: 'Invoices and receipts',
    note: 'Who writes them, and how much may be missing from a payment.',
    keys: ['invoicing'],
    fields: [
      { kind: 'line', name: 'invoicing.issuer', label: 'Issuer' },
      { kind: 'lines', name: 'invoicing.addressLines', label: 'Address' },
      { kind: 'line', name: 'invoicing.taxNumber', label: 'Tax number', optional: 'empty' },
      { kind: 'area', name: 'invoicing.note', label: 'Note at the end', optional: 'empty' },
      {
        kind: 'number',
        name: 'invoicing.shortfall',
        label: 'Shortfall that is let pass',
        unit: 'USD',
        hint: 'Banks on the way may keep a fee. A payment that lacks no more counts as whole.',
      },
    ],
  },
];
