import { messageOf } from '@plenary/kit/api';
import { packageById, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Actions, Alert, Button, Spinner, Stack, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  invitedGroupQuery,
  removeGroupToken,
  useJoinGroup,
  type InvitedGroup,
} from '../../shared/groups/invited-group.api';
import { texts } from '../../shared/groups/texts';
import { pendingPaymentsQuery, type Payment } from '../../shared/registrations/payments.api';
import {
  parseRegistrationData,
  type RegistrationData,
} from '../../shared/registrations/registration-data';

/** Names of organisations can have long words. */
const Question = styled(Stack)({
  overflowWrap: 'anywhere',
  maxInlineSize: '70ch',
  '& h2': { lineHeight: 1.15 },
});

interface JoinGroupProps {
  token: string;
  /** Goes on without the group. */
  onLeave: () => void;
  /** For a registration that the group cannot take over. */
  children: ReactNode;
}

/** Asks a registered person who has not paid whether the group of the link is to pay. */
export default function JoinGroup({ token, onLeave, children }: JoinGroupProps) {
  const user = useUser();
  const group = useQuery(invitedGroupQuery(token));
  const payments = useQuery(pendingPaymentsQuery(user?.id));
  if (group.isLoading || payments.isLoading) return <Spinner label={texts.loading} />;
  const own = payments.data?.filter(({ registrationData }) => registrationData.userId === user?.id);
  const payment = own?.find((each) => group.data && canJoin(each, group.data));
  const registration = payment && registrationOf(payment);
  if (!group.data || !registration) return children;
  return (
    <Ask {...{ token, payment, registration, onLeave }} organization={group.data.organization} />
  );
}

interface AskProps extends Pick<JoinGroupProps, 'token' | 'onLeave'> {
  organization: string;
  payment: Payment;
  registration: RegistrationData;
}

function Ask({ token, organization, payment, registration, onLeave }: AskProps) {
  const navigate = useNavigate();
  const join = useJoinGroup(token);
  const { registrationPackage, packageName, merchantReference } = payment;
  const offer = packageById(useEdition(), registrationPackage)?.name ?? packageName;

  function open() {
    removeGroupToken();
    const query = new URLSearchParams({ ref: merchantReference }).toString();
    void navigate(`${paths.paymentProcessing.href()}?${query}`, { replace: true });
  }

  return (
    <Question>
      <h2>{texts.join.title({ organization })}</h2>
      <p>{texts.join.text({ organization, package: offer })}</p>
      {join.isError && <Alert severity="error">{messageOf(join.error, texts.join.failed)}</Alert>}
      <Actions>
        <Button
          busy={join.isPending}
          onClick={() => join.mutate(registration, { onSuccess: open })}
        >
          {texts.join.confirm}
        </Button>
        <Button look="outlined" onClick={onLeave}>
          {texts.payMyself}
        </Button>
      </Actions>
    </Question>
  );
}

/** Neither money nor a proof of it arrived. */
function canJoin(payment: Payment, { state, packages }: InvitedGroup): boolean {
  const isPaidFor = packages.length === 0 || packages.includes(payment.registrationPackage);
  const isUnpaid = payment.isChangeable && payment.outstandingAmount === payment.amount;
  return state === 'open' && !payment.group && isPaidFor && isUnpaid;
}

/** As its form sent it; undefined where details are missing. */
function registrationOf(payment: Payment): RegistrationData | undefined {
  const { academicCategory, registrationPackage, amount, paper, registrationData } = payment;
  const choice = { academicCategory, registrationPackage, price: amount, paperId: paper?.id };
  return parseRegistrationData({ ...registrationData, ...choice });
}
