import { colours, styled } from '@plenary/kit/ui';
import type { FailureReason } from './failure-reason';
import { texts } from './texts';

const Frame = styled('figure')({
  maxInlineSize: '70ch',
  borderInlineStart: '5px solid #bb002f',
  padding: '12px 20px',
  backgroundColor: colours.errorTint,
  color: colours.errorText,
  '& blockquote': { margin: 0, overflowWrap: 'anywhere' },
  '& figcaption': { fontSize: '0.875rem' },
});

/** The reason in a frame. Text from the address is a quotation, never a link. */
export function Reason({ text, isFromAddress }: FailureReason) {
  if (!isFromAddress) {
    return (
      <Frame>
        <p>{text}</p>
      </Frame>
    );
  }
  return (
    <Frame>
      <figcaption>{texts.fromAddress}</figcaption>
      <blockquote dir="auto">{text}</blockquote>
    </Frame>
  );
}
