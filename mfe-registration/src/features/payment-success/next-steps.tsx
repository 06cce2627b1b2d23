import { formatDollars } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { colours, fonts, LinkButton, styled } from '@plenary/kit/ui';
import type { PaymentDetails } from '../../shared/registrations/navigation-state';
import { texts as shared } from '../../shared/registrations/texts';
import { texts } from './texts';

const Panel = styled('aside')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  justifyItems: 'start',
  padding: 24,
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  '& h2': { color: colours.onDark, fontSize: '1.375rem', lineHeight: 1.1 },
  '& strong': { fontWeight: 700 },
  '& ul': { paddingInlineStart: 20, color: colours.mutedOnDark },
  '@media print': { '&, & h2, & ul': { color: colours.print, backgroundColor: 'transparent' } },
});

const Code = styled('span')({ fontFamily: fonts.reference, whiteSpace: 'nowrap' });

interface NextStepsProps {
  details: PaymentDetails;
  isAuthor: boolean;
  isPrevious: boolean;
  /** False while the money arrives from a payment page, or a group pays. */
  asksForPayment: boolean;
  canPayOnline: boolean;
  isStudentProofMissing: boolean;
}

export function NextSteps(props: NextStepsProps) {
  const { details, isAuthor, isPrevious, isStudentProofMissing } = props;
  const isPending = details.status === 'pending';
  return (
    <Panel data-ground="dark" aria-labelledby="next-steps">
      <h2 id="next-steps">{texts.nextSteps}</h2>
      {isPending && props.asksForPayment && (
        <Payment details={details} words={texts[props.canPayOnline ? 'anyWay' : 'byTransfer']} />
      )}
      {isPending && isStudentProofMissing && (
        <p>{details.group ? texts.groupProofMissing : texts.studentProofMissing}</p>
      )}
      {isPending && details.group && (
        <LinkButton look="outlined" to={pathOf(details)}>
          {isStudentProofMissing ? texts.online.uploadProof : texts.viewRegistration}
        </LinkButton>
      )}
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

function pathOf({ merchantReference }: PaymentDetails): string {
  const query = merchantReference ? `?${new URLSearchParams({ ref: merchantReference })}` : '';
  return paths.paymentProcessing.href() + query;
}

interface PaymentProps {
  details: PaymentDetails;
  words: (typeof texts)['byTransfer' | 'anyWay'];
}

function Payment({ details, words }: PaymentProps) {
  const { amount, merchantReference } = details;
  return (
    <>
      <p>
        <strong>
          {amount == null
            ? words.payFee
            : words.pay({ amount: formatDollars(amount, { cents: true }) })}
        </strong>
        {merchantReference && (
          <>
            <br />
            {texts.reference} <Code>{merchantReference}</Code>
          </>
        )}
      </p>
      <LinkButton look="outlined" to={pathOf(details)}>
        {words.open}
      </LinkButton>
    </>
  );
}
