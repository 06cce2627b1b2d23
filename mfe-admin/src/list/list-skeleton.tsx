import { colours, keyframes, styled, VisuallyHidden } from '@plenary/kit/ui';
import { texts } from './texts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** A quick answer shows no skeleton at all: it appears after 300 ms. */
const Room = styled('div')({
  borderBlockStart: '3px solid #1a237e',
  animation: `${appear} 1ms 300ms both`,
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 64px 96px',
  gap: '8px 24px',
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& i': { blockSize: 14, backgroundColor: colours.indigo100 },
  '& i:first-of-type': { maxInlineSize: 240 },
  '& i:last-of-type': { maxInlineSize: 140, blockSize: 10 },
});

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A list whose rows are on their way, in the shape that they will have. */
export function ListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Room aria-hidden="true">
        {ROWS.map((row) => (
          <Row key={row}>
            <i />
            <i />
            <i />
            <i />
          </Row>
        ))}
      </Room>
    </div>
  );
}
