import { shownTransactionId } from './shown-transaction-id';

const all = { merchantReference: 'REF', transactionId: 'TXN', id: 'ID' };

test.each([
  [{ ...all, paymentGateway: 'manual' }, 'REF'],
  [{ ...all, paymentGateway: 'manual', merchantReference: null }, 'TXN'],
  [{ ...all, paymentGateway: 'previous_registration' }, 'TXN'],
  [all, 'TXN'],
  [{ ...all, transactionId: '' }, 'ID'],
  [{}, 'URL'],
])('%j is shown as %s', (details, shown) => {
  expect(shownTransactionId(details, 'URL')).toBe(shown);
});

test('nothing known is N/A', () => expect(shownTransactionId({}, '')).toBe('N/A'));
