import { LinkButton } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import {
  applicationQuery,
  useReplyToApplicant,
  useUpdateApplication,
  type AdminApplication,
} from './applications.api';
import { CvDownload } from './cv-download';
import { Correspondence } from '../handling/correspondence';
import { HandlingChip } from '../handling/handling-chip';
import { HandlingForm, LastChange } from '../handling/handling-form';
import { ReplyForm } from '../handling/reply-form';
import { texts } from '../texts';
import { May } from '../../../shared/may';
import { adminPaths } from '../../../paths';
import type { AddedMember } from '../../../shared/committee/added-member';

export default function ApplicationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(applicationQuery(id));
  const update = useUpdateApplication(id);
  const [done, setDone] = useState('');
  const reply = useReplyToApplicant(id);
  return (
    <LoadedDrawer query={query} onClose={onClose}>
      {(application) => (
        <Drawer
          title={`${application.firstName} ${application.lastName}`}
          above={application.affiliation}
          chips={<HandlingChip status={application.state} />}
          done={done}
          onClose={onClose}
        >
          <ApplicationFacts application={application} />
          <CvDownload cv={application.cv} />
          <May right="site:write">
            <AddToCommittee application={application} />
          </May>
          <Correspondence letters={application.correspondence} />
          <May right="enquiries:write">
            <ReplyForm item={application} reply={reply} onDone={setDone} />
            <HandlingForm item={application} update={update} onDone={setDone} />
          </May>
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

/** Opens the list of members with the applicant in it, to be completed and published there. */
function AddToCommittee({ application }: { application: AdminApplication }) {
  const { firstName, lastName, affiliation } = application;
  const added = { member: { name: `${firstName} ${lastName}`, role: affiliation } };
  return (
    <div>
      <LinkButton
        look="outlined"
        to={adminPaths.editionSection.href({ section: 'committee' })}
        state={added satisfies AddedMember}
      >
        {texts.addToCommittee}
      </LinkButton>
    </div>
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
        [texts.lastChanged, handledAt && <LastChange key="handled" item={application} />],
        [texts.assignee, application.assignee?.name],
        [texts.note, note],
      ]}
    />
  );
}
