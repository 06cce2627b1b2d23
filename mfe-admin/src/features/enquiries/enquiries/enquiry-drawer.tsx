import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { Message } from '../message';
import { HandlingChip } from '../handling/handling-chip';
import { HandlingForm, LastChange } from '../handling/handling-form';
import { enquiryQuery, useUpdateEnquiry, type AdminEnquiry } from './enquiries.api';
import { texts } from '../texts';
import { May } from '../../../shared/may';

export default function EnquiryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(enquiryQuery(id));
  const update = useUpdateEnquiry(id);
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
          <Replies replies={enquiry.replies} />
          <May right="enquiries:write">
            <HandlingForm
              item={enquiry}
              update={update}
              reply={{
                email: enquiry.email,
                subject: texts.replySubject({ subject: enquiry.subject }),
              }}
              onDone={setDone}
            />
          </May>
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function Replies({ replies }: Pick<AdminEnquiry, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <section aria-label={texts.replies}>
      <h3>{texts.replies}</h3>
      {replies.map(({ id, name, email, body, receivedAt }) => (
        <article key={id}>
          <p>
            <strong>{name}</strong> {name !== email && email} · <Instant at={receivedAt} />
          </p>
          <Message>{body}</Message>
        </article>
      ))}
    </section>
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
