import { api, unwrap } from '@plenary/kit/api';
import { formatDollars } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useMay } from '@plenary/kit/session';
import { Link } from '@plenary/kit/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Block } from '../../../shared/page/columns';
import type { AdminPaper } from '../paper.api';
import { papersKey } from '../papers.api';
import { texts as paperTexts } from '../texts';
import { texts } from './texts';

const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...papersKey, 'payment', id],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/api/v1/admin/papers/{id}/payment', { params: { path: { id } }, signal }),
        )
      ).payment,
  });

/** Null for those who may not read payments, and until it is known. */
function useLinkedPayment({ id, publication }: AdminPaper) {
  const mayRead = useMay()('payments:read');
  const isRegistered = publication !== null && publication.registration !== 'none';
  return useQuery({ ...paymentQuery(id), enabled: mayRead && isRegistered }).data ?? null;
}

/** Whether an accepted paper is paid for; the amount and the link for those who read payments. */
export function PaperPayment({ paper }: { paper: AdminPaper }) {
  const payment = useLinkedPayment(paper);
  const { publication } = paper;
  if (!publication) return null;
  return (
    <Block>
      <h2>{texts.payment}</h2>
      <p>
        {paperTexts.registrations[publication.registration]}
        {payment && (
          <>
            {' · '}
            {texts.received({
              received: formatDollars(payment.received),
              amount: formatDollars(payment.amount),
            })}
          </>
        )}
      </p>
      {payment && <p>{texts.registeredAs({ name: payment.registered })}</p>}
      {payment && <PaymentLink id={payment.id} reference={payment.reference} />}
    </Block>
  );
}

/** Instead of reopening a paper that is registered: its payment comes first. */
export function PaymentFirst({ paper }: { paper: AdminPaper }) {
  const payment = useLinkedPayment(paper);
  return (
    <p>
      {texts.reopenPaid}{' '}
      {payment ? <PaymentLink id={payment.id} reference={payment.reference} /> : texts.askFinance}
    </p>
  );
}

function PaymentLink({ id, reference }: { id: string; reference: string }) {
  return (
    <Link to={`${paths.adminPayments.href()}?item=${id}`}>{texts.openPayment({ reference })}</Link>
  );
}
