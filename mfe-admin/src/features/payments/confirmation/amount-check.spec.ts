import { samplePayment } from '../../../testing/sample-payments';
import { checkAmount } from './amount-check';

it.each([
  [1.11, 'overpaid'],
  [1.1, 'exact'],
  [0.9, 'exact'],
  [0.89, 'underpaid'],
])('of USD 1.10 with a tolerance of 0.20, USD %s is %s', (amount, result) => {
  expect(
    checkAmount(samplePayment(1, { outstandingAmount: 1.1, underpaymentTolerance: 0.2 }), amount),
  ).toBe(result);
});
