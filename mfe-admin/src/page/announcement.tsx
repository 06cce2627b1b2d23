import { Alert, styled } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';

const Room = styled('div')({
  overflowWrap: 'anywhere',
  '&:not(:empty)': { paddingBlockStart: 12 },
});

/** What was just done, said to those who listen and brought into view for those who see. */
export function Announcement({ text }: { text: string }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) room.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <Room ref={room} role="status">
      {text && (
        <Alert severity="success" role="presentation">
          {text}
        </Alert>
      )}
    </Room>
  );
}
