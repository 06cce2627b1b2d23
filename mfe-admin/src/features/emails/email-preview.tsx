import { colours, styled } from '@plenary/kit/ui';
import { Facts } from '../../shared/details/facts';
import type { AdminEmail } from './emails.api';
import { texts } from './texts';

const Root = styled('section')({
  display: 'grid',
  gap: 10,
  paddingBlockStart: 16,
  borderBlockStart: `3px solid ${colours.primary}`,
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
  '& pre': {
    margin: 0,
    padding: 16,
    backgroundColor: colours.indigo50,
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

export function EmailPreview({ preview }: { preview: AdminEmail['preview'] }) {
  if (!preview) return <p>{texts.noPreview}</p>;
  return (
    <Root>
      <h3>{preview.subject}</h3>
      <Facts items={[[texts.replyTo, preview.replyTo]]} />
      <pre>{preview.text}</pre>
      <small>{texts.masked}</small>
    </Root>
  );
}
