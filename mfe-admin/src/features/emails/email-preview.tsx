import { colours, styled } from '@plenary/kit/ui';
import { WrittenEmail } from '../../shared/email/written-email';
import type { AdminEmail } from './emails.api';
import { texts } from './texts';

const Root = styled('section')({
  paddingBlockStart: 16,
  borderBlockStart: `3px solid ${colours.primary}`,
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
});

export function EmailPreview({ preview }: { preview: AdminEmail['preview'] }) {
  if (!preview) return <p>{texts.noPreview}</p>;
  return (
    <Root>
      <WrittenEmail email={preview}>
        <small>{texts.masked}</small>
      </WrittenEmail>
    </Root>
  );
}
