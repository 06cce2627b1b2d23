import { messageOf } from '@plenary/kit/api';
import { useParams } from '@plenary/kit/router';
import { ErrorState, LinkButton, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../paths';
import { HoldNotice } from '../../shared/holds/hold-notice';
import { AdminPage } from '../../shared/page/admin-page';
import { Announcement } from '../../shared/page/announcement';
import { startOf } from './audience-form';
import { bulkEmailQuery } from './bulk-emails.api';
import { DraftForm } from './draft-form';
import { SentEmail } from './sent-email';
import { texts } from './texts';

export default function BulkEmailPage() {
  const id = useParams().bulkEmailId ?? '';
  const [done, setDone] = useState('');
  const query = useQuery(bulkEmailQuery(id));
  const email = query.data;
  const title = email ? email.subject || texts.untitled : texts.oneTitle;
  const trail = [{ label: texts.title, to: adminPaths.bulkEmails.href() }, { label: title }];
  const isDraft = email?.state === 'draft' && !email.hold;
  return (
    <AdminPage title={title} isName trail={trail}>
      <Announcement text={done} />
      {query.isPending && <Spinner />}
      {query.isLoadingError && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(query.error, texts.noReason)}
          onRetry={() => void query.refetch()}
          action={
            <LinkButton look="text" to={adminPaths.bulkEmails.href()}>
              {texts.back}
            </LinkButton>
          }
        />
      )}
      {email?.hold && <HoldNotice hold={email.hold} />}
      {email && isDraft && <DraftForm start={startOf(email)} email={email} onDone={setDone} />}
      {email && !isDraft && <SentEmail email={email} onDone={setDone} />}
    </AdminPage>
  );
}
