import { samplePayment } from '../../testing/sample-payments';
import { fitOf } from './fit';

test.each([
  [1.11, 'over'],
  [1.1, 'whole'],
  [0.9, 'whole'],
  [0.89, 'short'],
])('of USD 1.10 with 0.20 that may lack, USD %s is %s', (amount, fit) => {
  expect(fitOf(samplePayment(1, { missing: 1.1, shortfall: 0.2 }), amount)).toBe(fit);
});
