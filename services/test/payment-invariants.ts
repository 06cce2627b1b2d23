import { registeredInvariants } from '../src/platform/invariants/invariants.js';
import '../src/registration/payments/payments.invariants.js';
import type { TestApp } from './test-app.js';

const ONE_PAYMENT = 'a registration has one payment, of its amount';

export async function registrationsWithoutPayment({ dataSource }: TestApp): Promise<object[]> {
  const invariant = registeredInvariants().find(({ name }) => name === ONE_PAYMENT);
  if (!invariant) throw new Error(`no invariant "${ONE_PAYMENT}"`);
  return dataSource.query(invariant.violations);
}
