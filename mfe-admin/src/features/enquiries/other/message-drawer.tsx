import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { Drawer } from '../../../shared/drawer/drawer';
import { Message } from '../message';
import type { InboundMessage } from './other-messages.api';
import { texts } from './texts';

interface MessageDrawerProps {
  message: InboundMessage;
  onClose: () => void;
}

export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  const { name, email, subject, body, receivedAt } = message;
  return (
    <Drawer title={subject || texts.noSubject} onClose={onClose}>
      <Facts
        items={[
          [texts.sender, name],
          [texts.email, email],
          [texts.received, <Instant key="at" at={receivedAt} />],
        ]}
      />
      <p>{texts.unsure}</p>
      <Message>{body || texts.noText}</Message>
    </Drawer>
  );
}
