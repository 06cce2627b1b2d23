import { colours, styled } from '@plenary/kit/ui';
import type { FailureReason } from './failure-reason';
import { texts } from './texts';

const Frame = styled('figure')({
  maxInlineSize: '70ch',
  borderInlineStart: `5px solid ${colours.error}`,
  padding: '12px 20px',
  backgroundColor: colours.errorTint,
  color: colours.errorText,
  '& blockquote': { margin: 0, overflowWrap: 'anywhere' },
  '& figcaption': { fontSize: '0.875rem' },
});

export function Reason({ text, isFromQuery }: FailureReason) {
  if (!isFromQuery) {
    return (
      <Frame>
        <p>{text}</p>
      </Frame>
    );
  }
  return (
    <Frame>
      <figcaption>{texts.fromQuery}</figcaption>
      <blockquote dir="auto">{text}</blockquote>
    </Frame>
  );
}
