import { messageOf } from '@plenary/kit/api';
import { Actions, Button, ErrorState, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../../../shared/page/admin-page';
import { EmailTabs } from '../email-tabs';
import { domainQuery, type EmailDomain } from './domain.api';
import { RecordBlock } from './record-block';
import { texts } from './texts';

const Room = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  maxInlineSize: 860,
  paddingBlockStart: 12,
  overflowWrap: 'anywhere',
});

/** Whether the DNS records of the sender's domain fit what is sent, and which to add. */
export default function DomainPage() {
  const domain = useQuery(domainQuery());
  return (
    <AdminPage title={texts.title}>
      <EmailTabs current={texts.title} />
      {domain.isError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(domain.error, texts.failedText)}
          onRetry={() => void domain.refetch()}
        />
      )}
      {domain.isPending && <Spinner />}
      {domain.data && (
        <Body
          {...domain.data}
          isChecking={domain.isFetching}
          onCheck={() => void domain.refetch()}
        />
      )}
    </AdminPage>
  );
}

interface BodyProps extends EmailDomain {
  isChecking: boolean;
  onCheck: () => void;
}

function Body({ sender, server, records, isChecking, onCheck }: BodyProps) {
  return (
    <Room>
      <div>
        <p>{texts.lead({ sender })}</p>
        <p>{server === null ? texts.local : texts.server({ server })}</p>
      </div>
      {records.map((record) => (
        <RecordBlock key={record.kind} record={record} />
      ))}
      <Actions>
        <Button look="outlined" busy={isChecking} onClick={onCheck}>
          {texts.checkAgain}
        </Button>
      </Actions>
    </Room>
  );
}
