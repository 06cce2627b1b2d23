import { colours, Content, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Band = styled('div')({
  backgroundColor: colours.warningTint,
  color: colours.warningText,
  paddingBlock: 8,
});

const Row = styled(Content)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& p': { flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' },
});

export function NoticeBand({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <Band role={role}>
      <Row>{children}</Row>
    </Band>
  );
}
