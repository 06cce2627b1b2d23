import { emailLink, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, ExternalLink, LinkButton, PageHeader, Section } from '@plenary/kit/ui';
import type { Payer, PaymentDetails } from '../../shared/registrations/navigation-state';
import { texts as shared } from '../../shared/registrations/texts';
import { Invoices } from '../../shared/registrations/invoices';
import type { Payment } from '../../shared/registrations/payments.api';
import { CreditNotes } from './credit-notes';
import { PaymentFacts } from './payment-facts';
import { texts } from './texts';

type EndedStatus = keyof typeof texts.ended;

interface EndedPaymentProps {
  status: EndedStatus;
  details: PaymentDetails;
  current?: Payment;
  payer?: Payer;
  isMasked: boolean;
  urlTransactionId: string;
}

export function isEnded(status: string | null | undefined): status is EndedStatus {
  return Object.keys(texts.ended).includes(status ?? '');
}

export function EndedPayment({ status, ...facts }: EndedPaymentProps) {
  const { paymentsEmail } = useEdition().contact;
  const { title, text } = texts.ended[status];
  return (
    <>
      <PageHeader title={title} trail={[{ label: texts.title }]}>
        <Alert severity="warning">
          {text} {texts.questions}{' '}
          <ExternalLink href={emailLink(paymentsEmail)}>{paymentsEmail}</ExternalLink>.
        </Alert>
        <Actions>
          <LinkButton to={paths.conferenceRegister.href()}>{texts.registerAgain}</LinkButton>
          <LinkButton look="outlined" to={paths.home.href()}>
            {shared.returnHome}
          </LinkButton>
        </Actions>
      </PageHeader>
      <Section>
        <PaymentFacts {...facts} isPrevious={false} />
        {facts.current && <CreditNotes payment={facts.current} />}
        {facts.current && <Invoices payment={facts.current} />}
      </Section>
    </>
  );
}
