import { Alert, styled } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';

const Root = styled('div')({
  overflowWrap: 'anywhere',
  '&:not(:empty)': { paddingBlockStart: 12 },
});

export function Announcement({ text }: { text: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) root.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <Root ref={root} role="status">
      {text && (
        <Alert severity="success" role="presentation">
          {text}
        </Alert>
      )}
    </Root>
  );
}
