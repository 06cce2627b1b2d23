import { formatInstant } from '@plenary/kit/edition';
import { Prose, styled, Terms } from '@plenary/kit/ui';
import { kinds } from '../../assignment-state';
import type { Invitation } from './invitation.api';
import { texts } from './texts';

const Room = styled('section')({
  maxInlineSize: 720,
  display: 'grid',
  gap: 16,
  borderBlockStart: '6px solid #1a237e',
  paddingBlockStart: 16,
  '& h2': {
    fontFamily: 'inherit',
    fontSize: '1.25rem',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
});

/** What there is to decide by. No author is named. */
export function InvitedPaper({ invitation }: { invitation: Invitation }) {
  const { email, paperTitle, paperNumber, paperKind, topic, keywords, abstract } = invitation;
  return (
    <Room>
      <h2>{paperTitle}</h2>
      <Prose>
        <p>{abstract}</p>
      </Prose>
      <Terms
        items={[
          [texts.paper, paperNumber],
          [texts.kind, kinds[paperKind]],
          [texts.topic, topic],
          [texts.keywords, keywords.join(', ')],
          [texts.due, formatInstant(invitation.dueAt)],
          [texts.until, formatInstant(invitation.expiresAt)],
        ]}
      />
      <p>
        {texts.asked(email)} {texts.blind}
      </p>
    </Room>
  );
}
