import { useEdition } from '@plenary/kit/edition';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../list/drawer';
import { Facts } from '../../list/facts';
import { Instant } from '../../list/when';
import { applicationQuery, useApplicationChange, type AdminApplication } from './applications.api';
import { CvDownload } from './cv-download';
import { HandledFact } from './handled-fact';
import { HandlingForm } from './handling-form';
import { LetterChip } from './letter-chip';
import { replyAddress } from './reply-address';
import { texts } from './texts';

/** One application: who applies, with which CV, and what was done about it. */
export default function ApplicationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(applicationQuery(id));
  const change = useApplicationChange(id);
  const [done, setDone] = useState('');
  const subject = texts.applicationSubject(useEdition().name);
  return (
    <LoadedDrawer query={query} onClose={onClose}>
      {(application) => (
        <Drawer
          title={`${application.firstName} ${application.lastName}`}
          above={application.affiliation}
          chips={<LetterChip state={application.state} />}
          done={done}
          onClose={onClose}
        >
          <ApplicationFacts application={application} />
          <CvDownload cv={application.cv} />
          <HandlingForm
            letter={application}
            change={change}
            reply={replyAddress(application.email, subject)}
            onDone={setDone}
          />
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function ApplicationFacts({ application }: { application: AdminApplication }) {
  const { email, country, affiliation, createdAt, handledAt, note } = application;
  return (
    <Facts
      items={[
        [texts.email, email],
        [texts.country, country],
        [texts.affiliation, affiliation],
        [texts.received, <Instant key="at" at={createdAt} />],
        [texts.handled, handledAt && <HandledFact key="handled" letter={application} />],
        [texts.note, note],
      ]}
    />
  );
}
