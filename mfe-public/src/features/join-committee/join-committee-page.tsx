import { PageHead } from '@plenary/kit/page-head';
import { Page } from '@plenary/kit/ui';
import { useState } from 'react';
import { ApplicationForm } from './application-form';
import { ApplicationReceived } from './application-received';
import { texts } from './texts';

export default function JoinCommitteePage() {
  const [receivedFrom, setReceivedFrom] = useState<string>();
  return (
    <>
      <PageHead title={texts.title} note={texts.note} />
      <Page>
        {receivedFrom ? (
          <ApplicationReceived email={receivedFrom} />
        ) : (
          <ApplicationForm onReceived={setReceivedFrom} />
        )}
      </Page>
    </>
  );
}
