import { formatInstant } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { colours, Prose, styled, Terms } from '@plenary/kit/ui';
import type { Invitation } from './invitation.api';
import { texts as sharedTexts } from '../../shared/texts';
import { texts } from './texts';

const Section = styled('section')({
  maxInlineSize: 720,
  display: 'grid',
  gap: 16,
  borderBlockStart: `6px solid ${colours.primary}`,
  paddingBlockStart: 16,
  '& h2': {
    fontFamily: 'inherit',
    fontSize: '1.25rem',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
});

/** The facts for the decision; never the authors. */
export function InvitedPaper({ invitation }: { invitation: Invitation }) {
  const { email, paperTitle, paperNumber, paperKind, topic, keywords, abstract } = invitation;
  return (
    <Section>
      <h2>{paperTitle}</h2>
      <Prose>
        <p>{abstract}</p>
      </Prose>
      <Terms
        items={[
          [texts.paper, paperNumber],
          [texts.kind, sharedTexts.paperKinds[paperKind]],
          [texts.topic, topic],
          [texts.keywords, formatList(keywords)],
          [texts.due, formatInstant(invitation.dueAt)],
          [texts.expires, formatInstant(invitation.expiresAt)],
        ]}
      />
      <p>
        {texts.invited({ email })} {texts.doubleBlind}
      </p>
    </Section>
  );
}
