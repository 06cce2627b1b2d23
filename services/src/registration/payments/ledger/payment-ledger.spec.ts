import { sampleEdition } from '../../../conference/editions/sample/sample-edition.js';
import { payByOf } from './payment-ledger.js';

it.each([
  ['2025-09-01T10:00:00.000Z', '2025-10-20T11:59:59.000Z'],
  ['2025-10-20T11:59:59.000Z', '2025-10-20T11:59:59.000Z'],
  ['2025-10-20T12:00:00.000Z', '2025-10-28T11:59:59.000Z'],
  ['2025-10-21T11:59:58.000Z', '2025-10-28T11:59:59.000Z'],
  ['2025-10-21T12:00:00.000Z', '2025-10-29T11:59:59.000Z'],
])('registered at %s: pays by %s', (registeredAt, expected) => {
  expect(payByOf(sampleEdition, new Date(registeredAt)).toISOString()).toBe(expected);
});
