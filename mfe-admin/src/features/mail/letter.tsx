import { colours, styled } from '@plenary/kit/ui';
import { Facts } from '../../list/facts';
import type { AdminMail } from './mail.api';
import { texts } from './texts';

const Root = styled('section')({
  display: 'grid',
  gap: 10,
  paddingBlockStart: 16,
  borderBlockStart: '3px solid #1a237e',
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

/** The letter as its reader gets it, in plain text. */
export function Letter({ preview }: { preview: AdminMail['preview'] }) {
  if (!preview) return <p>{texts.gone}</p>;
  return (
    <Root>
      <h3>{preview.subject}</h3>
      <Facts items={[[texts.replyTo, preview.replyTo]]} />
      <pre>{preview.text}</pre>
      <small>{texts.masked}</small>
    </Root>
  );
}
