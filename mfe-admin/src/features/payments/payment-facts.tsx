import { Link } from '@plenary/kit/ui';
import { Facts } from '../../list/facts';
import type { List } from '../../list/use-list';
import { Reference } from '../../list/reference';
import { Instant } from '../../list/when';
import { money } from './money';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';

/** What is known of a registration and its money; amounts that are nothing are left out. */
export function PaymentFacts({ payment, list }: { payment: AdminPayment; list: List }) {
  const { received, missing, excess, invoice, twinOf } = payment;
  const isPart = received > 0 && missing > 0;
  return (
    <Facts
      items={[
        [texts.expected, <b key="amount">{money(payment.amount)}</b>],
        [texts.received, received > 0 ? money(received) : null],
        [texts.missing, isPart ? money(missing) : null],
        [texts.excess, excess > 0 ? money(excess) : null],
        [texts.receiptNumber, payment.receiptNumber],
        [texts.package, payment.packageName],
        [texts.paper, payment.paper?.title],
        [texts.registered, <Instant key="at" at={payment.createdAt} />],
        [texts.payBy, <Instant key="by" at={payment.payBy} />],
        [texts.email, payment.email],
        [texts.organization, payment.organization],
        [texts.country, payment.country],
        [texts.phone, payment.phone],
        [texts.invoiceTo, invoice && linesOf(invoice)],
        [
          texts.twinOf,
          twinOf && (
            <Link key="twin" to={`?${list.place({ item: twinOf.id }).to.search}`}>
              <Reference>{twinOf.merchantReference}</Reference>
            </Link>
          ),
        ],
      ]}
    />
  );
}

function linesOf({ addressee, address, taxNumber }: NonNullable<AdminPayment['invoice']>): string {
  return [addressee, address?.replaceAll('\n', ', '), taxNumber].filter(Boolean).join(', ');
}
