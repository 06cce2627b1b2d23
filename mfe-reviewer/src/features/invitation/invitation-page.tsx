import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Alert, ErrorState, LinkButton, Page, PageHeader, Spinner, Stack } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InvitationResponse } from './invitation-response';
import { InvitedPaper } from './invited-paper';
import { invitationQuery } from './invitation.api';
import { texts } from './texts';

/** Opened by the link of an invitation email; readable and declinable without an account. */
export default function InvitationPage() {
  const { token = '' } = useParams();
  const { user, loading } = useAuth();
  const invitation = useQuery({ ...invitationQuery(token, user?.id), enabled: !loading });
  const [isDeclined, setDeclined] = useState(false);
  return (
    <Page>
      <PageHeader title={texts.title} />
      {isDeclined && <Alert severity="success">{texts.declined}</Alert>}
      {invitation.isPending && <Spinner label={texts.loading} />}
      {invitation.isError && !isDeclined && (
        <ErrorState
          title={texts.failed}
          message={messageOf(invitation.error, texts.failedHint)}
          action={<HomeLink isReviewer={user !== null && user.role !== 'researcher'} />}
        />
      )}
      {invitation.data && !isDeclined && (
        <Stack gap={3}>
          <InvitedPaper invitation={invitation.data} />
          <InvitationResponse
            token={token}
            invitation={invitation.data}
            onDeclined={() => setDeclined(true)}
          />
        </Stack>
      )}
    </Page>
  );
}

function HomeLink({ isReviewer }: { isReviewer: boolean }) {
  return (
    <LinkButton look="outlined" to={isReviewer ? paths.reviewers.href() : paths.home.href()}>
      {isReviewer ? texts.myReviews : texts.home}
    </LinkButton>
  );
}
