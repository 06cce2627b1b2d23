import { messageOf } from '@plenary/kit/api';
import { formatDollars } from '@plenary/kit/edition';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { localAmount, localFacts } from '../../shared/online/local-money';
import { type OnlinePayment, usePayOnline, type Way } from '../../shared/online/online.api';
import { texts as shared } from '../../shared/online/texts';
import { texts } from './texts';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlockEnd: 32,
  border: `1px solid ${colours.control}`,
  padding: 20,
  '& h2': { fontSize: '1.375rem', lineHeight: 1.1 },
  [theme.breakpoints.up('sm')]: { padding: 28 },
}));

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& p': { fontSize: '0.9375rem', color: colours.muted },
  [theme.breakpoints.up('sm')]: { justifyItems: 'start' },
}));

const Note = styled('p')({ fontSize: '0.9375rem', color: colours.muted });

/** Each provider's page as a way to pay next to the bank transfer; nothing where none is offered. */
export function PayOnline({ paymentId, online }: { paymentId: string; online?: OnlinePayment }) {
  const pay = usePayOnline(paymentId);
  const { ways = [], attempt } = online ?? {};
  if (ways.length === 0) return null;
  // The address of the other page is on its way.
  const isLeaving = pay.isPending || pay.isSuccess;
  return (
    <Frame aria-labelledby="pay-online" data-print="none">
      <h2 id="pay-online">{texts.online.heading}</h2>
      {attempt?.status === 'open' && (
        <Alert severity={attempt.failure ? 'warning' : 'info'}>
          {attempt.failure
            ? texts.online.tryAgain({ reason: shared.failures[attempt.failure] })
            : texts.online.isOpen}
        </Alert>
      )}
      {ways.map((way) => (
        <Choice key={way.gateway}>
          <Button
            busy={isLeaving && pay.variables === way.gateway}
            disabled={isLeaving}
            aria-describedby={`about-${way.gateway}`}
            onClick={() => pay.mutate(way.gateway)}
          >
            {isLeaving && pay.variables === way.gateway
              ? texts.online.opening({ provider: shared.providers[way.gateway] })
              : texts.online.pay[way.gateway]({ amount: amountOf(way) })}
          </Button>
          <p id={`about-${way.gateway}`}>
            {way.local && `${localFacts(way.local)}. `}
            {texts.online.about({ provider: shared.providers[way.gateway] })}
          </p>
        </Choice>
      ))}
      {pay.isError && <Alert severity="error">{messageOf(pay.error, texts.online.failed)}</Alert>}
      <Note>{texts.online.orTransfer}</Note>
    </Frame>
  );
}

function amountOf({ amount, local }: Way): string {
  return local ? localAmount(local) : formatDollars(amount, { cents: true });
}
