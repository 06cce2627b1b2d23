import { Deadline, formatDollars } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { colours, fonts, LinkButton, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { pendingPaymentsQuery } from '../../shared/registrations/payments.api';
import { texts as shared } from '../../shared/registrations/texts';
import { texts } from './texts';

const Band = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  marginBlockEnd: 56,
  padding: '24px 28px',
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  '& h2': { marginBlock: '4px 8px', fontSize: '1.625rem', lineHeight: 1.15, color: 'inherit' },
  '& small, & time': { fontSize: '0.9375rem', color: colours.mutedOnDark },
  '& code': { fontFamily: fonts.reference, whiteSpace: 'nowrap' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto' },
}));

/** A payment that this browser began and did not make yet; a group makes its payments itself. */
export function PendingRegistration() {
  const { user, loading } = useAuth();
  const pending = useQuery({ ...pendingPaymentsQuery(user?.id), enabled: !loading });
  const payment = pending.data?.find(({ group }) => !group);
  if (!payment) return null;
  const { merchantReference: reference, packageName, academicCategory } = payment;
  const query = new URLSearchParams({ ref: reference }).toString();
  const amount = payment.outstandingAmount || payment.amount;
  return (
    <Band aria-labelledby="pending-registration" data-ground="dark">
      <div>
        <small>{texts.pending.note}</small>
        <h2 id="pending-registration">
          {texts.pending.title({ amount: formatDollars(amount, { cents: true }) })}
        </h2>
        <p>
          {packageName}, {shared.category[academicCategory]}. {texts.pending.reference}{' '}
          <code>{reference}</code>
        </p>
        <small>
          {texts.pending.payBy} <Deadline at={payment.payBy} />
        </small>
      </div>
      <LinkButton look="outlined" to={`${paths.paymentProcessing.href()}?${query}`}>
        {texts.pending.action}
      </LinkButton>
    </Band>
  );
}
