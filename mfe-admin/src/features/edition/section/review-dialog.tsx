import { ConfirmDialog } from '@plenary/kit/dialogs';
import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { ComponentProps } from 'react';
import type { Difference } from '../model/differences';
import { texts } from '../texts';

const List = styled('dl')({
  maxBlockSize: '50vh',
  overflowY: 'auto',
  fontSize: '0.9375rem',
  '& > div': { paddingBlock: 8, borderBlockEnd: `1px solid ${colours.hairline}` },
  '& dt': { fontSize: '0.8125rem', color: colours.muted },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& ins': { fontWeight: 700, color: colours.ink, textDecoration: 'none' },
  '& del': { color: colours.muted },
});

interface ReviewDialogProps {
  changes: readonly Difference[];
  /** Registrations keep the fees that they were made with. */
  arePrices: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The changes against the published site, before they are published. */
export function ReviewDialog({ changes, arePrices, ...act }: ReviewDialogProps) {
  const { review } = texts;
  return (
    <ConfirmDialog
      title={review.title({ count: changes.length })}
      text={arePrices ? review.prices : review.text}
      confirm={review.confirm}
      keep={review.keep}
      isDestructive={false}
      {...act}
    >
      <ChangeList changes={changes} tabIndex={0} aria-label={review.list} />
    </ConfirmDialog>
  );
}

type ChangeListProps = { changes: readonly Difference[] } & ComponentProps<typeof List>;

/** Before and after of each setting. */
export function ChangeList({ changes, ...props }: ChangeListProps) {
  return (
    <List {...props}>
      {changes.map(({ setting, before, after }, index) => (
        <div key={index}>
          <dt>{setting}</dt>
          <dd>
            <VisuallyHidden>{texts.revisions.before}:</VisuallyHidden>{' '}
            <del>{before || texts.nothing}</del>
          </dd>
          <dd>
            <VisuallyHidden>{texts.revisions.after}:</VisuallyHidden>{' '}
            <ins>{after || texts.nothing}</ins>
          </dd>
        </div>
      ))}
    </List>
  );
}
