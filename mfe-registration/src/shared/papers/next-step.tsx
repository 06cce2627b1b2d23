import { useDayOf } from '@plenary/kit/edition';
import { Actions, colours, fonts, LinkButton, styled } from '@plenary/kit/ui';
import { nextStepOf, type NextStepOf } from './next-step-of';
import type { Paper } from './papers.api';
import { texts } from './texts';

const DarkPanel = styled('div')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  padding: 24,
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  '& small': { fontSize: '0.875rem', color: colours.mutedOnDark },
  '& h2, & h3, & h4': {
    color: colours.onDark,
    fontFamily: fonts.display,
    fontSize: '1.625rem',
    lineHeight: 1.1,
  },
  '& a': { marginBlockStart: 6 },
  overflowWrap: 'anywhere',
});

interface NextStepProps {
  paper: Paper;
  heading?: 'h2' | 'h3';
}

/** The author's next action and its deadline; nothing while the paper is with the committee. */
export function NextStep({ paper, heading = 'h3' }: NextStepProps) {
  const step = nextStepOf(paper, useDayOf());
  return step ? <NextStepPanel step={step} heading={heading} /> : null;
}

interface NextStepPanelProps {
  step: NextStepOf;
  heading: 'h2' | 'h3' | 'h4';
}

export function NextStepPanel({ step, heading: Heading }: NextStepPanelProps) {
  const { title, detail, actions } = step;
  return (
    <DarkPanel data-ground="dark">
      <small>{texts.next.title}</small>
      <Heading>{title}</Heading>
      {detail && <p>{detail}</p>}
      {actions.length > 0 && (
        <Actions>
          {actions.map(({ label, to }) => (
            <LinkButton key={to} look="outlined" to={to}>
              {label}
            </LinkButton>
          ))}
        </Actions>
      )}
    </DarkPanel>
  );
}
