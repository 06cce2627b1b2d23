import { colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../list/drawer';
import { Facts } from '../../list/facts';
import { Instant } from '../../list/when';
import { HandledFact } from './handled-fact';
import { HandlingForm } from './handling-form';
import { LetterChip } from './letter-chip';
import { messageQuery, useMessageChange, type AdminMessage } from './messages.api';
import { replyAddress } from './reply-address';
import { texts } from './texts';

const Words = styled('p')({
  padding: 16,
  backgroundColor: colours.indigo50,
  color: colours.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** One message: what it says, and what was done about it. */
export default function MessageDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(messageQuery(id));
  const change = useMessageChange(id);
  const [done, setDone] = useState('');
  return (
    <LoadedDrawer query={query} onClose={onClose}>
      {(message) => (
        <Drawer
          title={message.subject}
          above={message.category}
          chips={<LetterChip state={message.state} />}
          done={done}
          onClose={onClose}
        >
          <MessageFacts message={message} />
          <Words>{message.message}</Words>
          <HandlingForm
            letter={message}
            change={change}
            reply={replyAddress(message.email, texts.replySubject(message.subject))}
            onDone={setDone}
          />
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function MessageFacts({ message }: { message: AdminMessage }) {
  return (
    <Facts
      items={[
        [texts.sender, message.name],
        [texts.email, message.email],
        [texts.received, <Instant key="at" at={message.createdAt} />],
        [texts.handled, message.handledAt && <HandledFact key="handled" letter={message} />],
        [texts.note, message.note],
      ]}
    />
  );
}
