import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { Message } from '../message';
import { Correspondence } from '../handling/correspondence';
import { HandlingChip } from '../handling/handling-chip';
import { HandlingForm, LastChange } from '../handling/handling-form';
import { ReplyForm } from '../handling/reply-form';
import {
  enquiryQuery,
  useReplyToEnquiry,
  useUpdateEnquiry,
  type AdminEnquiry,
} from './enquiries.api';
import { texts } from '../texts';
import { May } from '../../../shared/may';

export default function EnquiryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(enquiryQuery(id));
  const update = useUpdateEnquiry(id);
  const reply = useReplyToEnquiry(id);
  const [done, setDone] = useState('');
  return (
    <LoadedDrawer query={query} onClose={onClose}>
      {(enquiry) => (
        <Drawer
          title={enquiry.subject}
          above={texts.categories[enquiry.category]}
          chips={<HandlingChip status={enquiry.state} />}
          done={done}
          onClose={onClose}
        >
          <EnquiryFacts enquiry={enquiry} />
          <Message>{enquiry.message}</Message>
          <Correspondence letters={enquiry.correspondence} />
          <May right="enquiries:write">
            <ReplyForm item={enquiry} reply={reply} onDone={setDone} />
            <HandlingForm item={enquiry} update={update} onDone={setDone} />
          </May>
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function EnquiryFacts({ enquiry }: { enquiry: AdminEnquiry }) {
  return (
    <Facts
      items={[
        [texts.sender, enquiry.name],
        [texts.email, enquiry.email],
        [texts.received, <Instant key="at" at={enquiry.createdAt} />],
        [texts.lastChanged, enquiry.handledAt && <LastChange key="handled" item={enquiry} />],
        [texts.assignee, enquiry.assignee?.name],
        [texts.note, enquiry.note],
      ]}
    />
  );
}
