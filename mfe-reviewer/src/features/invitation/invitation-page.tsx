import { messageOf } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import {
  Alert,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  Prose,
  Spinner,
  styled,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InvitationDates } from './invitation-dates';
import { InvitationResponse } from './invitation-response';
import { InvitedPaper } from './invited-paper';
import { invitationQuery, type Invitation } from './invitation.api';
import { texts } from './texts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.16fr) minmax(0, 1fr)',
    gap: 64,
  },
}));

const trail = [{ label: texts.page }];

/** Opened by the link of an invitation email; readable and declinable without an account. */
export default function InvitationPage() {
  const { token = '' } = useParams();
  const { user, loading } = useAuth();
  const invitation = useQuery({ ...invitationQuery(token, user?.id), enabled: !loading });
  const [outcome, setOutcome] = useState<string>();
  // Stays while the session of a new account is entered.
  const [shown, setShown] = useState<Invitation>();
  const data = invitation.data ?? shown;
  if (invitation.data && invitation.data !== shown) setShown(invitation.data);
  return (
    <Page>
      <PageHeader title={texts.title} trail={trail}>
        {data && !outcome && <Lead invitation={data} />}
      </PageHeader>
      {outcome && <Alert severity="success">{outcome}</Alert>}
      {!data && invitation.isPending && <Spinner label={texts.loading} />}
      {!data && invitation.isError && !outcome && (
        <ErrorState
          title={texts.failed}
          message={messageOf(invitation.error, texts.failedHint)}
          action={<HomeLink isReviewer={user !== null && user.role !== 'researcher'} />}
        />
      )}
      {data && !outcome && (
        <>
          <InvitationDates invitation={data} />
          <Columns>
            <InvitedPaper invitation={data} />
            <InvitationResponse token={token} invitation={data} onDeclined={setOutcome} />
          </Columns>
        </>
      )}
    </Page>
  );
}

function Lead({ invitation: { invitedBy, email } }: { invitation: Invitation }) {
  const { name } = useEdition();
  return (
    <Prose>
      <p style={{ overflowWrap: 'anywhere' }}>
        {texts.lead({ chair: invitedBy, conference: name })} {texts.sentTo({ email })}
      </p>
    </Prose>
  );
}

function HomeLink({ isReviewer }: { isReviewer: boolean }) {
  return (
    <LinkButton look="outlined" to={isReviewer ? paths.reviewers.href() : paths.home.href()}>
      {isReviewer ? texts.myReviews : texts.home}
    </LinkButton>
  );
}
