import { dollars, packageName } from '../../../conference/editions/fees.js';
import { extrasIn } from '../../extras/extra-lines.js';
import type { Line } from '../../extras/price-line.entity.js';
import type { Registration } from '../../registrations/registrations.service.js';
import type { CaseBand } from '../ledger/payment-cases.read-model.js';
import type { PaymentCase } from '../ledger/payment-cases.js';
import type { Payment } from '../ledger/payment.entity.js';

/** What the emails read of a payment's case. */
export interface EmailedCase extends Pick<
  PaymentCase,
  'edition' | 'accountEmail' | 'paper' | 'lines' | 'group'
> {
  registration: Pick<Registration, 'title' | 'firstName' | 'lastName' | 'email' | 'packageId'>;
  /** Null where the fee does not depend on the country. */
  band: Pick<CaseBand, 'countryCheck'> | null;
  payment: Pick<Payment, 'id' | 'merchantReference' | 'amountCents' | 'payBy'>;
}

/** And what reverses one. */
const REDUCTIONS: readonly Line['kind'][] = ['band', 'discount', 'waiver'];

/** Without an account, emails go to the registration's address. */
export function recipientOf({ accountEmail, registration }: EmailedCase): string {
  return accountEmail ?? registration.email;
}

/** In every email about a payment. @param siteUrl without a slash at its end */
export function emailedFacts(
  { edition, registration, payment, paper, lines }: EmailedCase,
  siteUrl: string,
) {
  const { title, firstName, lastName } = registration;
  const query = new URLSearchParams({ ref: payment.merchantReference });
  return {
    title,
    firstName,
    lastName,
    merchantReference: payment.merchantReference,
    amount: dollars(payment.amountCents),
    packageName: packageName(edition.fees, registration.packageId),
    extras: extrasIn(lines).map(priced),
    reductions: lines.filter(({ kind }) => REDUCTIONS.includes(kind)).map(priced),
    link: `${siteUrl}/payment-success?${query.toString()}`,
    paper: paper && { title: paper.title, link: `${siteUrl}/papers/${paper.id}` },
  };
}

function priced({ name, amountCents }: Line) {
  return { name, amount: dollars(amountCents) };
}
