import { formErrorOf, messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Deadline, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useNavigate, useParams } from '@plenary/kit/router';
import {
  Actions,
  Alert,
  Breadcrumb,
  Button,
  LinkButton,
  Page,
  PageTitle,
  styled,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailedLinkPage } from '../../shared/layout/emailed-link-page';
import { Facts } from '../../shared/layout/facts';
import { useFocusOnChange } from '../../shared/layout/use-focus-on-change';
import { formLink } from '../../shared/registrations/link-choice';
import { texts as shared } from '../../shared/registrations/texts';
import {
  useClaimPlace,
  useLeaveWaitingList,
  waitingPlaceQuery,
  type WaitingPlace,
} from './waiting-list.api';
import { texts } from './texts';

const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  maxInlineSize: 720,
  overflowWrap: 'anywhere',
});

const Title = styled(PageTitle)({ marginBlock: '12px 24px' });

/** Opened by the links of emails. Nothing changes without a press, because mail scanners open links. */
export default function WaitingListPage() {
  const { token = '' } = useParams();
  return (
    <EmailedLinkPage
      query={useQuery(waitingPlaceQuery(token))}
      title={texts.breadcrumb}
      texts={texts}
    >
      {(place) => <Place token={token} place={place} />}
    </EmailedLinkPage>
  );
}

function Place({ token, place }: { token: string; place: WaitingPlace }) {
  const { email: contactEmail } = useEdition().contact;
  const { status } = place;
  const title = useFocusOnChange(status);
  return (
    <Page>
      <Breadcrumb items={[{ label: texts.breadcrumb }]} />
      <Title ref={title} tabIndex={-1}>
        {texts.title[status]}
      </Title>
      <Layout>
        <p>{status === 'removed' ? texts.text.removed({ contactEmail }) : texts.text[status]}</p>
        <About place={place} />
        {status === 'offered' && <Offer token={token} place={place} />}
        {status === 'waiting' && (
          <Actions>
            <Leave
              token={token}
              label={texts.leave}
              title={texts.leaveTitle}
              text={texts.leaveText}
            />
          </Actions>
        )}
        {(status === 'expired' || status === 'left') && (
          <Actions>
            <LinkButton to={paths.conferenceRegister.href()}>{texts.toRegistration}</LinkButton>
          </Actions>
        )}
      </Layout>
    </Page>
  );
}

function About({ place }: { place: WaitingPlace }) {
  const { packageName, academicCategory, email, expiresAt, status } = place;
  return (
    <Facts
      items={[
        { term: texts.package, value: packageName },
        { term: texts.category, value: shared.category[academicCategory] },
        { term: texts.email, value: email },
        ...(expiresAt && (status === 'offered' || status === 'expired')
          ? [{ term: texts.until, value: <Deadline at={expiresAt} /> }]
          : []),
      ]}
    />
  );
}

function Offer({ token, place }: { token: string; place: WaitingPlace }) {
  const navigate = useNavigate();
  const claim = useClaimPlace(token);
  function take() {
    claim.mutate(undefined, {
      onSuccess: () =>
        void navigate(
          formLink({ package: place.registrationPackage, category: place.academicCategory }),
        ),
    });
  }
  return (
    <>
      {claim.isError && <Alert severity="error">{messageOf(claim.error, texts.failed)}</Alert>}
      <Actions>
        <Button busy={claim.isPending} onClick={take}>
          {texts.take}
        </Button>
        <Leave
          token={token}
          label={texts.decline}
          title={texts.declineTitle}
          text={texts.declineText}
        />
      </Actions>
    </>
  );
}

type LeaveProps = Record<'token' | 'label' | 'title' | 'text', string>;

function Leave({ token, label, title, text }: LeaveProps) {
  const leave = useLeaveWaitingList(token);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          text={text}
          confirm={label}
          keep={texts.keep}
          error={formErrorOf(leave.error, texts.failed)}
          onConfirm={() => leave.mutateAsync()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
