import { messageOf } from '@plenary/kit/api';
import { IconFile, IconMail } from '@plenary/kit/art/icons';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { Part } from '../../shared/layout/columns';
import { DocumentButton } from '../../shared/registrations/document-button';
import type { Payment } from '../../shared/registrations/payments.api';
import { useEmailDetails } from './payment-processing.api';
import { texts } from './texts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: 8,
  maxInlineSize: 480,
  '& > :not(button)': { gridColumn: '1 / -1' },
});
const Below = styled('div')({ marginBlockStart: 12, fontSize: '0.9375rem' });

/** Ways to keep the payment details. Strangers with the reference can only print. */
export function KeepDetails({ payment }: { payment: Payment }) {
  const { id, registrationData } = payment;
  const email = useEmailDetails(id);
  const isOwn = !registrationData.isMasked;
  return (
    <Part data-print="none" aria-labelledby="keep">
      <h2 id="keep">{texts.keepHeading}</h2>
      <Row>
        {isOwn && (
          <DocumentButton
            document="pro-forma"
            paymentId={id}
            label={texts.invoice.download}
            failed={texts.invoice.downloadFailed}
          />
        )}
        {isOwn && (
          <Button
            look="outlined"
            size="small"
            startIcon={<IconMail />}
            busy={email.isPending}
            onClick={() => email.mutate()}
          >
            {texts.emailDetails}
          </Button>
        )}
        <Button
          look="outlined"
          size="small"
          startIcon={<IconFile />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </Row>
      <Below>
        {email.isError && (
          <Alert severity="error">{messageOf(email.error, texts.emailFailed)}</Alert>
        )}
        <div role="status">
          {email.isSuccess && <Alert severity="success">{email.data.message}</Alert>}
        </div>
        {!email.isSuccess && <p>{texts.instructionsEmailed({ email: registrationData.email })}</p>}
      </Below>
    </Part>
  );
}
