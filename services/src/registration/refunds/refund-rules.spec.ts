import { refundOf } from '../statements/matching/refunds.js';
import { payOf } from './received-money.js';

type Line = Parameters<typeof refundOf>[0];
type Row = Parameters<typeof refundOf>[1][number];

it.each([
  ['in the currency of the line that paid it', 10_000, { payMinor: 9_207, payCurrency: 'EUR' }],
  ['in USD, of more than that line', 25_001, { payMinor: 25_001, payCurrency: 'USD' }],
])('a refund is paid %s', (_where, cents, expected) => {
  const line = { minor: 23_017, currency: 'EUR', ordered: 25_000, sender: 'Sender', account: null };
  expect(payOf(line, cents)).toEqual(expected);
});

it.each([
  ['agrees', 'Müller', 'name'],
  ['is not known', '', undefined],
])('of two refunds of one amount, the line proposes one whose name %s', (_how, lastName, by) => {
  const line = { minor: -5_000, currency: 'USD', text: 'OUT', sender: 'Zoe Muller' } as Line;
  const row = { reference: 'C25R-AAAAA-AAAAA', minor: -5_000, currency: 'USD', lastName } as Row;
  const other = { ...row, reference: 'C25R-BBBBB-BBBBB', lastName: 'Sample' };
  expect(refundOf(line, [row, other])?.evidence).toBe(by);
});
