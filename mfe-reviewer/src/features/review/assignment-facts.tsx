import { formatInstant } from '@plenary/kit/edition';
import { colours, styled, Terms } from '@plenary/kit/ui';
import { AssignmentState, kinds } from '../../assignment-state';
import type { Assignment } from '../../reviews.api';
import { texts } from './texts';

const Room = styled('section')({
  maxInlineSize: 640,
  borderBlockStart: '6px solid #1a237e',
  paddingBlockStart: 16,
  '& > p': {
    marginBlockEnd: 16,
    fontSize: '1.25rem',
    lineHeight: 1.35,
    fontWeight: 600,
    color: colours.ink,
    overflowWrap: 'anywhere',
  },
});

/** What a reviewer knows of an assignment: the paper, never its authors. */
export function AssignmentFacts({ assignment }: { assignment: Assignment }) {
  const { paperTitle, paperKind, dueAt, status } = assignment;
  return (
    <Room>
      <p>{paperTitle}</p>
      <Terms
        items={[
          [texts.kind, kinds[paperKind]],
          [
            texts.due,
            <time key="due" dateTime={dueAt}>
              {formatInstant(dueAt)}
            </time>,
          ],
          [texts.state, <AssignmentState key="state" status={status} />],
        ]}
      />
    </Room>
  );
}
