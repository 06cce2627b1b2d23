import { colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { HandlingChip } from '../handling/handling-chip';
import { HandlingForm, LastChange } from '../handling/handling-form';
import { enquiryQuery, useUpdateEnquiry, type AdminEnquiry } from './enquiries.api';
import { texts } from '../texts';
import { May } from '../../../shared/may';

const Message = styled('p')({
  padding: 16,
  backgroundColor: colours.indigo50,
  color: colours.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

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

function EnquiryFacts({ enquiry }: { enquiry: AdminEnquiry }) {
  return (
    <Facts
      items={[
        [texts.sender, enquiry.name],
        [texts.email, enquiry.email],
        [texts.received, <Instant key="at" at={enquiry.createdAt} />],
        [texts.lastChanged, enquiry.handledAt && <LastChange key="handled" item={enquiry} />],
        [texts.note, enquiry.note],
      ]}
    />
  );
}
