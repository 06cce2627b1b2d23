import { formatAmount, formatDay } from '@plenary/kit/edition';
import { Link } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../paths';
import { Facts } from '../../../shared/details/facts';
import type { List } from '../../../shared/list/use-list';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { addressOf } from '../address';
import { money } from '../money';
import { CreditNotes } from './credit-notes';
import { hasInvoices, Invoices } from './invoices';
import { texts as countries } from '../country/texts';
import { texts as groups } from '../groups/texts';
import { texts as invoices } from '../invoices/texts';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';

/** The lists that reductions come from. */
const reductions: Record<string, string> = {
  discount: adminPaths.discountCodes.href(),
  waiver: adminPaths.waivers.href(),
};

type Charge = AdminPayment['charges'][number];

/** Zero amounts are omitted. */
export function PaymentFacts({ payment, list }: { payment: AdminPayment; list: List }) {
  const { receivedAmount, outstandingAmount, overpaidAmount, invoice, duplicateOf } = payment;
  const isPart = receivedAmount > 0 && outstandingAmount > 0;
  return (
    <Facts
      items={[
        [texts.fee, <b key="amount">{money(payment.amount)}</b>],
        [texts.received, receivedAmount > 0 ? money(receivedAmount) : null],
        [texts.missing, isPart ? money(outstandingAmount) : null],
        [texts.overpaid, overpaidAmount > 0 ? money(overpaidAmount) : null],
        ...payment.charges.map((charge): [string, ReactNode] => [texts.paidBy, chargeText(charge)]),
        [texts.receiptNumber, payment.receiptNumber],
        [
          texts.credit.label,
          payment.creditNotes.length > 0 && <CreditNotes key="credit" payment={payment} />,
        ],
        [invoices.title, hasInvoices(payment) && <Invoices key="invoices" payment={payment} />],
        [texts.package, payment.packageName],
        ...linesOf(payment).map(({ kind, item, name, amount }): [string, ReactNode] => [
          kind === 'package' ? texts.packagePrice : name,
          kind in reductions ? (
            <Link key={item} to={`${reductions[kind]}?item=${item}`}>
              {money(amount)}
            </Link>
          ) : (
            money(amount)
          ),
        ]),
        [texts.paper, payment.paper?.title],
        [
          groups.group,
          payment.group && (
            <Link key="group" to={`${adminPaths.groups.href()}?item=${payment.group.id}`}>
              {payment.group.organization}
            </Link>
          ),
        ],
        [texts.registered, <Instant key="at" at={payment.createdAt} />],
        [texts.registeredBy, payment.registeredBy],
        [texts.payBy, <Instant key="by" at={payment.payBy} />],
        [texts.cancelsAt, payment.cancelsAt && <Instant key="end" at={payment.cancelsAt} />],
        [texts.email, payment.email],
        [texts.organization, payment.organization],
        [texts.country, payment.country],
        [countries.band, payment.band && bandText(payment.band)],
        [texts.phone, payment.phone],
        [texts.invoiceTo, invoice && addressOf(invoice)],
        [
          texts.duplicateOf,
          duplicateOf && (
            <Link key="duplicate" to={`?${list.place({ item: duplicateOf.id }).to.search}`}>
              <Reference>{duplicateOf.merchantReference}</Reference>
            </Link>
          ),
        ],
      ]}
    />
  );
}

function bandText({ country, incomeGroup, share, year }: NonNullable<AdminPayment['band']>) {
  const group = countries.groups[incomeGroup];
  return countries.bandOf({ country, group, share, year: String(year) });
}

function chargeText({ gateway, amount, currency, rate, day }: Charge): string {
  const provider = texts.providers[gateway];
  if (rate === null || day === null) return provider;
  const local = { amount: formatAmount(amount, { cents: true }), rate: formatAmount(rate) };
  return texts.localCharge({ provider, currency, ...local, day: formatDay(day) });
}

/** A package that is the only line is the fee. */
function linesOf({ lines }: AdminPayment): AdminPayment['lines'] {
  return lines.filter(({ kind }) => kind !== 'package' || lines.length > 1);
}
