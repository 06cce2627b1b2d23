import { IconEyeOff } from '@plenary/kit/art/icons';
import { formatList } from '@plenary/kit/i18n';
import { Chip, colours, Prose, styled } from '@plenary/kit/ui';
import { fieldName } from '../../shared/review-fields';
import type { Invitation } from './invitation.api';
import { texts } from './texts';

const Section = styled('section')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  '& h2': {
    fontFamily: 'inherit',
    fontSize: '1.625rem',
    lineHeight: 1.3,
    color: colours.ink,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '& h3': { fontFamily: 'inherit', fontSize: '0.9375rem', lineHeight: 1.5, color: colours.ink },
});

const Marks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  color: colours.muted,
});

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '10px 32px',
  borderBlockStart: `1px solid ${colours.hairline}`,
  paddingBlockStart: 20,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& div': { display: 'contents' },
  '& dt': { color: colours.muted },
  '& dd': { color: colours.ink, overflowWrap: 'anywhere' },
});

/** The facts for the decision; never the authors. */
export function InvitedPaper({ invitation }: { invitation: Invitation }) {
  const { paperTitle, paperNumber, topic, keywords, abstract, visibleToAuthors } = invitation;
  const fields = formatList(visibleToAuthors.map((field) => fieldName(field).toLowerCase()));
  const facts: [string, string][] = [
    [texts.keywords, formatList(keywords)],
    [texts.authorsSee, fields ? texts.authorsSeeFields({ fields }) : texts.authorsSeeNothing],
    [texts.pdf, texts.pdfLater],
  ];
  return (
    <Section>
      <Marks>
        <Chip tone="indigo" icon={<IconEyeOff />}>
          {texts.doubleBlind}
        </Chip>
        {paperNumber === null ? topic : texts.paper({ number: paperNumber, topic })}
      </Marks>
      <h2>{paperTitle}</h2>
      <h3>{texts.abstract}</h3>
      <Prose>
        {abstract.split(/\n+/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Prose>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Section>
  );
}
