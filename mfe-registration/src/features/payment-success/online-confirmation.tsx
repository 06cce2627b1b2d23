import { paths } from '@plenary/kit/paths';
import { Alert, Button, LinkButton, SpinnerRing, Stack, styled } from '@plenary/kit/ui';
import { type Attempt, useConfirmation } from '../../shared/online/online.api';
import { localFacts } from '../../shared/online/local-money';
import { texts as online } from '../../shared/online/texts';
import type { Payment } from '../../shared/registrations/payments.api';
import { texts } from './texts';

const Frame = styled('div')({ marginBlockEnd: 32 });
const Waiting = styled('p')({ display: 'flex', alignItems: 'center', gap: 12, fontWeight: 700 });

/** What a provider says about the newest visit to its page, announced as it changes. */
export function OnlineConfirmation({ payment, attempt }: { payment: Payment; attempt: Attempt }) {
  const isOpen = attempt.status === 'open';
  const confirmation = useConfirmation(payment, isOpen);
  const current = confirmation.attempt ?? attempt;
  const provider = online.providers[current.gateway];
  const query = new URLSearchParams({ ref: payment.merchantReference });
  return (
    <Frame role="status">
      {current.status === 'paid' && (
        <Alert severity="success">
          {payment.status === 'completed'
            ? texts.online.confirmed
            : payment.studentProof === 'not-needed'
              ? texts.online.toCheck
              : texts.online.proofNext[payment.studentProof]}
          {current.local && ` ${localFacts(current.local)}.`}
        </Alert>
      )}
      {current.status === 'paid' &&
        payment.status === 'pending' &&
        payment.studentProof === 'missing' && (
          <LinkButton to={`${paths.paymentProcessing.href()}?${query.toString()}`}>
            {texts.online.uploadProof}
          </LinkButton>
        )}
      {current.status === 'open' && !confirmation.isOver && (
        <Waiting>
          <SpinnerRing size={24} aria-hidden />
          {texts.online.waiting({ provider })}
        </Waiting>
      )}
      {current.status === 'open' && confirmation.isOver && (
        <Stack>
          <Alert severity="info">{texts.online.later({ provider })}</Alert>
          <Button look="outlined" onClick={confirmation.askAgain}>
            {texts.online.askAgain}
          </Button>
        </Stack>
      )}
      {(current.status === 'ended' || current.failure) && current.status !== 'paid' && (
        <Stack>
          <Alert severity="warning">
            {texts.online.notPaid({
              reason: current.failure ? online.failures[current.failure] : '',
            })}
          </Alert>
          <LinkButton to={`${paths.paymentProcessing.href()}?${query.toString()}`}>
            {texts.online.payAgain}
          </LinkButton>
        </Stack>
      )}
    </Frame>
  );
}
