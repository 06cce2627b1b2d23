import { formatDollars } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { colours, fonts, LinkButton, styled } from '@plenary/kit/ui';
import type { PaymentDetails } from '../../registration/registration-state';
import { texts as shared } from '../../registration/texts';
import { texts } from './texts';

const Panel = styled('aside')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  justifyItems: 'start',
  padding: 24,
  backgroundColor: '#000051',
  color: '#fff',
  '& h2': { color: '#fff', fontSize: '1.375rem', lineHeight: 1.1 },
  '& strong': { fontWeight: 600 },
  '& ul': { paddingInlineStart: 20, color: colours.mutedOnDark },
  '@media print': { '&, & h2, & ul': { color: '#000', backgroundColor: 'transparent' } },
});

const Code = styled('span')({ fontFamily: fonts.reference, whiteSpace: 'nowrap' });

interface NextStepsProps {
  details: PaymentDetails;
  isAuthor: boolean;
  isPrevious: boolean;
  /** A student's proof has not come yet. */
  isProofMissing: boolean;
}

/** What the payer does next. While the payment is pending that is the transfer. */
export function NextSteps(props: NextStepsProps) {
  const { details, isAuthor, isPrevious, isProofMissing } = props;
  const isPending = details.status === 'pending';
  return (
    <Panel data-ground="dark" aria-labelledby="next-steps">
      <h2 id="next-steps">{texts.nextSteps}</h2>
      {isPending && <Transfer details={details} />}
      {isPending && isProofMissing && <p>{texts.proofMissing}</p>}
      {isPending && <p>{isAuthor ? texts.pendingAuthor : texts.pendingParticipant}</p>}
      {!isAuthor && (
        <ul>
          <li>{texts.checkEmail}</li>
          <li>{texts.watchSchedule}</li>
        </ul>
      )}
      {isAuthor ? (
        <LinkButton look="outlined" to={paths.submit.href()}>
          {isPrevious ? texts.goTo : texts.proceed}
        </LinkButton>
      ) : (
        <LinkButton look="outlined" to={paths.home.href()}>
          {shared.returnHome}
        </LinkButton>
      )}
    </Panel>
  );
}

function Transfer({ details: { amount, merchantReference } }: { details: PaymentDetails }) {
  const query = merchantReference ? `?${new URLSearchParams({ ref: merchantReference })}` : '';
  return (
    <>
      <p>
        <strong>
          {texts.transfer(amount == null ? '' : formatDollars(amount, { cents: true }))}
        </strong>
        {merchantReference && (
          <>
            {' '}
            {texts.withReference} <Code>{merchantReference}</Code>.
          </>
        )}
      </p>
      <LinkButton look="outlined" to={paths.paymentProcessing.href() + query}>
        {texts.instructions}
      </LinkButton>
    </>
  );
}
