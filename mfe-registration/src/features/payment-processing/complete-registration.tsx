import { ApiError } from '@plenary/kit/api';
import { formatDollars, packageById, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import {
  Actions,
  Alert,
  Button,
  colours,
  Link,
  LinkButton,
  Spinner,
  Stack,
  styled,
  VisuallyHidden,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Part } from '../../shared/layout/columns';
import { Facts } from '../../shared/layout/facts';
import { acceptedPapersQuery } from '../../shared/papers/papers.api';
import { answerText, questionLabel } from '../../shared/extras/offers';
import { offersOf, type Offers } from '../../shared/extras/stored-offers';
import { invitedGroupQuery, useGroupToken } from '../../shared/groups/invited-group.api';
import type { Payment } from '../../shared/registrations/payments.api';
import type { RegistrationData } from '../../shared/registrations/registration-data';
import { WaitingListButton } from '../../shared/places/package-places';
import { Steps } from '../../shared/registrations/steps';
import {
  storedOffers,
  storedStudentProof,
  storeOffers,
  storeRegistration,
} from '../../shared/registrations/stored-registration';
import { texts as shared } from '../../shared/registrations/texts';
import { waysToPay } from '../../shared/registrations/ways-to-pay';
import { BankDetails } from '../../shared/transfer/bank-details';
import { ReferencePlaceholder } from '../../shared/transfer/reference-panel';
import { Order } from './order';
import { useCompleteRegistration, usePayBy } from './payment-processing.api';
import { QuoteFailure } from './quote-failure';
import { needsQuote, quoteQuery, type Quote } from './quote.api';
import { texts as groups } from '../../shared/groups/texts';
import { texts } from './texts';

/** Only with an invitation. */
const GroupPays = lazy(() => import('./group-pays'));

export function CompleteRegistration({ registration }: { registration: RegistrationData }) {
  const edition = useEdition();
  const [offers, setOffers] = useState(() => offersOf(edition, registration));
  const quote = useQuery({
    ...quoteQuery(registration, offers),
    enabled: needsQuote(edition, offers),
  });
  const total = quote.data?.total ?? offers.total;
  const navigate = useNavigate();
  const { complete, sending } = useCompleteRegistration();
  const payBy = usePayBy(registration);
  const { token, leave } = useGroupToken();
  const group = useQuery({ ...invitedGroupQuery(token ?? ''), enabled: token !== undefined });

  function open(payment: Payment) {
    const query = new URLSearchParams({ ref: payment.merchantReference }).toString();
    const state = { paymentDetails: payment, registrationData: payment.registrationData };
    // Back must not lead to an order that is already recorded.
    void navigate(`${paths.paymentSuccess.href()}?${query}`, { state, replace: true });
  }

  if (complete.isSuccess) return <Spinner label={texts.redirecting} />;
  return (
    <>
      <Steps current="register" />
      {quote.error && (
        <QuoteFailure
          error={quote.error}
          registration={registration}
          onWithoutCode={() => {
            const { extras, answers } = storedOffers();
            storeOffers({ extras, answers });
            complete.reset();
            setOffers(offersOf(edition, registration));
          }}
        />
      )}
      {complete.isError && !quote.error && (
        <CompletionFailure
          error={complete.error}
          registration={registration}
          onLeave={
            token === undefined
              ? undefined
              : () => {
                  leave();
                  complete.reset();
                }
          }
        />
      )}
      <Order
        amount={total}
        payBy={payBy}
        payer={group.data?.organization}
        // No one orders at a price that was not shown, or without knowing who pays.
        isBusy={complete.isPending || quote.isFetching || (token !== undefined && !group.data)}
        sending={sending}
        onComplete={() => {
          if (quote.isError) void quote.refetch();
          else complete.mutate({ ...registration, token }, { onSuccess: open });
        }}
      >
        <div>
          <Part>
            <h2>{texts.registrationHeading}</h2>
            <Details registration={registration} offers={offers} quote={quote.data} />
          </Part>
          <Part>
            <h2>{texts.howYouPay}</h2>
            {token !== undefined ? (
              <Suspense fallback={<Spinner />}>
                <GroupPays group={group} onLeave={leave} />
              </Suspense>
            ) : total === 0 ? (
              <p>{registration.academicCategory === 'student' ? texts.freeStudent : texts.free}</p>
            ) : (
              <>
                <p>{texts.howYouPayText({ ways: waysToPay(edition) })}</p>
                <ReferencePlaceholder />
                <BankDetails amount={total} bank={edition.bank} />
              </>
            )}
          </Part>
        </div>
      </Order>
    </>
  );
}

const Small = styled('small')({
  display: 'block',
  fontSize: '0.875rem',
  fontWeight: 400,
  color: colours.muted,
});

interface DetailsProps {
  registration: RegistrationData;
  offers: Offers;
  /** Its prices are those that the server honours. */
  quote: Quote | undefined;
}

function Details({ registration, offers, quote }: DetailsProps) {
  const { title, firstName, lastName, email, organization, country } = registration;
  const edition = useEdition();
  const offer = packageById(edition, registration.registrationPackage);
  const paper = usePaper(registration);
  const proof = storedStudentProof()?.name ?? texts.studentProofLater;
  const isStudent = registration.academicCategory === 'student';
  const change = (field: string) => (
    <Link to={paths.conferenceForm.href()} onClick={() => storeRegistration(registration)}>
      {texts.changeDetail}
      <VisuallyHidden>: {field}</VisuallyHidden>
    </Link>
  );
  const rows = [
    { term: texts.name, value: `${title} ${firstName} ${lastName}` },
    { term: texts.email, value: email },
    { term: texts.organization, value: `${organization}, ${country}` },
    {
      term: texts.package,
      value: (
        <>
          {offer?.name ?? registration.registrationPackage}
          {offer && <Small>{offer.description}</Small>}
        </>
      ),
    },
    ...(paper ? [{ term: texts.paper, value: paper.title }] : []),
    {
      term: texts.category,
      value: (
        <>
          {shared.category[registration.academicCategory]}
          {isStudent && <Small>{`${texts.studentProof}: ${proof}`}</Small>}
        </>
      ),
    },
  ];
  const { extras, answers } = offers;
  const priced =
    quote?.lines
      .filter(({ kind }) => kind !== 'package')
      .map(({ name, amount }) => ({ term: name, value: money(amount) })) ??
    extras.map(({ name, price }) => ({ term: name, value: money(price) }));
  const offered = [
    ...priced,
    ...answers.map((answer) => ({
      term: questionLabel(edition, answer),
      value: answerText(answer),
    })),
  ];
  const type = { term: texts.type, value: shared.type[registration.registrationType] };
  return (
    <Facts
      items={[...[...rows, ...offered].map((row) => ({ ...row, action: change(row.term) })), type]}
    />
  );
}

const money = (price: number) => formatDollars(price, { cents: true });

/** The only accepted paper, unless the author chose one. */
function usePaper({ registrationType, paperId }: RegistrationData) {
  const isAuthor = registrationType === 'author';
  const user = useUser();
  const { data } = useQuery({ ...acceptedPapersQuery(user?.id), enabled: isAuthor && !!user });
  return isAuthor ? data?.papers.find(({ id }) => !paperId || id === paperId) : undefined;
}

const Failure = styled(Stack)({ marginBlockEnd: 32 });

interface CompletionFailureProps {
  error: Error;
  registration: RegistrationData;
  /** Goes on without the group that was to pay. */
  onLeave: (() => void) | undefined;
}

/** Trying again leads to an account (specification, section 2), which attendees do not need. */
function CompletionFailure({ error, registration, onLeave }: CompletionFailureProps) {
  const user = useUser();
  const offer = packageById(useEdition(), registration.registrationPackage);
  const isSoldOut = error instanceof ApiError && error.code === 'SOLD_OUT';
  const reason = error instanceof ApiError && error.status < 500 && error.serverMessage;
  return (
    <Failure>
      <Alert severity="error">
        {texts.recordFailed}
        {reason && <p>{reason}</p>}
      </Alert>
      {isSoldOut && offer && !onLeave && <WaitingListButton offer={offer} />}
      <Actions>
        {onLeave && (
          <Button look="outlined" onClick={onLeave}>
            {groups.withoutGroup}
          </Button>
        )}
        <LinkButton look="outlined" to={paths.register.href()}>
          {texts.tryAgain}
        </LinkButton>
        {!user && (
          <LinkButton
            look="outlined"
            to={paths.conferenceForm.href()}
            onClick={() => storeRegistration(registration)}
          >
            {texts.backToRegistration}
          </LinkButton>
        )}
      </Actions>
    </Failure>
  );
}
