import { colours, keyframes, styled, VisuallyHidden } from '@plenary/kit/ui';
import { texts } from './texts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Delayed by 300 ms, so that fast responses show no skeleton. */
const Rows = styled('div')({
  borderBlockStart: `3px solid ${colours.primary}`,
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

export function ListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Rows aria-hidden="true">
        {ROWS.map((row) => (
          <Row key={row}>
            <i />
            <i />
            <i />
            <i />
          </Row>
        ))}
      </Rows>
    </div>
  );
}
