import { paths } from '@plenary/kit/paths';
import { Actions, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../shared/details/facts';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { money } from '../money';
import { InvoiceFiles } from './invoice-files';
import { InvoiceChip } from './invoice-row';
import { invoiceQuery, type Invoice, type InvoiceSubject } from './invoices.api';
import { texts } from './texts';

interface InvoiceDrawerProps {
  number: string;
  onClose: () => void;
}

export function InvoiceDrawer({ number, onClose }: InvoiceDrawerProps) {
  const query = useQuery(invoiceQuery(number));
  return (
    <LoadedDrawer query={query} gone={texts.gone} onClose={onClose}>
      {(invoice) => invoice && <Details invoice={invoice} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function Details({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { number, buyer, amount, tax, corrects, reason, reference } = invoice;
  const subject = subjectOf(invoice);
  return (
    <Drawer
      title={buyer}
      above={<Reference>{number}</Reference>}
      chips={<InvoiceChip invoice={invoice} />}
      onClose={onClose}
    >
      <Facts
        items={[
          [texts.total, <b key="total">{money(amount)}</b>],
          [texts.tax, tax > 0 ? money(tax) : null],
          [
            texts.corrects,
            corrects && (
              <Link key="corrects" to={`?item=${corrects}`}>
                <Reference>{corrects}</Reference>
              </Link>
            ),
          ],
          [texts.reason, reason],
          [texts.issuedAt, <Instant key="at" at={invoice.issuedAt} />],
          [
            texts.payment,
            'groupId' in subject ? (
              <Reference key="group">{reference}</Reference>
            ) : (
              <Link key="payment" to={`${paths.adminPayments.href()}?item=${subject.paymentId}`}>
                <Reference>{reference}</Reference>
              </Link>
            ),
          ],
        ]}
      />
      <Actions>
        <InvoiceFiles of={subject} number={number} />
      </Actions>
    </Drawer>
  );
}

function subjectOf({ groupId, paymentId }: Invoice): InvoiceSubject {
  return groupId ? { groupId } : { paymentId: paymentId ?? '' };
}
