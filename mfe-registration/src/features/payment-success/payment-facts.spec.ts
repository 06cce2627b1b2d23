import { shownTransactionId } from './payment-facts';

const all = { merchantReference: 'REF', transactionId: 'TXN', id: 'ID' };

it.each([
  [{ ...all, paymentGateway: 'manual' }, 'REF'],
  [{ ...all, paymentGateway: 'manual', merchantReference: null }, 'TXN'],
  [{ ...all, paymentGateway: 'previous_registration' }, 'TXN'],
  [all, 'TXN'],
  [{ ...all, transactionId: '' }, 'ID'],
  [{}, 'URL'],
])('shows %j as %s', (details, shown) => {
  expect(shownTransactionId(details, 'URL')).toBe(shown);
});

it('shows N/A when there is no id', () => expect(shownTransactionId({}, '')).toBe('N/A'));
