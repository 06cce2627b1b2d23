import { formatDollars } from '@plenary/kit/edition';
import { Chip, colours, fonts, styled, type Tone } from '@plenary/kit/ui';
import { IconCheck, IconClock } from '@plenary/kit/art/icons';
import type { ReactNode } from 'react';
import { Part } from '../../shared/layout/columns';
import { Facts, type Fact } from '../../shared/layout/facts';
import type { Payer, PaymentDetails } from '../../shared/registrations/navigation-state';
import { texts as shared } from '../../shared/registrations/texts';
import { texts } from './texts';

const Code = styled('span')({ fontFamily: fonts.reference });
const Hint = styled('p')({ marginBlockStart: 12, fontSize: '0.875rem', color: colours.muted });

// The status is shown as given (specification, section 4).
const looks: Record<string, { tone: Tone; icon?: ReactNode }> = {
  pending: { tone: 'amber', icon: <IconClock /> },
  completed: { tone: 'green', icon: <IconCheck /> },
};

interface PaymentFactsProps {
  details: PaymentDetails;
  payer?: Payer;
  isMasked: boolean;
  isPrevious: boolean;
  urlTransactionId: string;
  /** How the payer corrects the details above it. */
  correction?: ReactNode;
}

export function PaymentFacts(props: PaymentFactsProps) {
  const { details, payer, isMasked, isPrevious, urlTransactionId, correction } = props;
  const { amount, paymentGateway } = details;
  const status = details.status || texts.unknown;
  const type = details.registrationType ?? payer?.registrationType;
  return (
    <div>
      {payer && (
        <Part>
          <h2>{texts.details}</h2>
          <Facts items={personal(payer)} />
          {isMasked && <Hint>{texts.masked}</Hint>}
          {correction}
        </Part>
      )}
      <Part>
        <h2>{texts.payment}</h2>
        <Facts
          items={filled([
            {
              term: texts.transactionId,
              value: <Code>{shownTransactionId(details, urlTransactionId)}</Code>,
            },
            { term: texts.amount, value: amount != null && formatDollars(amount, { cents: true }) },
            { term: texts.currency, value: 'USD' },
            { term: texts.status, value: <Chip {...(looks[status] ?? plain)}>{status}</Chip> },
            {
              term: texts.method,
              value: !isPrevious && methodOf(paymentGateway),
            },
            { term: texts.paper, value: details.paper?.title },
            { term: texts.type, value: isPrevious && type && shared.type[type] },
            ...linesOf(details),
          ])}
        />
      </Part>
    </div>
  );
}

/** What the amount consists of, when that is more than the package. */
function linesOf({ lines }: PaymentDetails): Fact[] {
  const shown = lines && lines.length > 1 ? lines : [];
  return shown.map(({ name, amount }) => ({
    term: name,
    value: formatDollars(amount, { cents: true }),
  }));
}

const plain = { tone: 'grey' } as const;

function methodOf(gateway: string | null | undefined): string | null | undefined {
  const { manualMethod: manual, online } = texts;
  const known: Record<string, string> = { manual, stripe: online.card, paystack: online.mobile };
  return known[gateway ?? ''] ?? gateway;
}

function personal({ title, firstName, lastName, email }: Payer): Fact[] {
  return filled([
    { term: texts.name.title, value: title },
    { term: texts.name.first, value: firstName },
    { term: texts.name.last, value: lastName },
    { term: texts.name.email, value: email },
  ]);
}

function filled(facts: Fact[]): Fact[] {
  return facts.filter(({ value }) => Boolean(value));
}

/** Manual payments show their merchant reference first (specification, section 4). */
export function shownTransactionId(details: PaymentDetails, fromUrl: string): string {
  const { paymentGateway, merchantReference, transactionId, id } = details;
  const reference = paymentGateway === 'manual' && merchantReference;
  return reference || transactionId || id || fromUrl || texts.notAvailable;
}
