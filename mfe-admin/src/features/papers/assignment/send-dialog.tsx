import { ConfirmDialog } from '@plenary/kit/dialogs';
import type { ChosenReviewers, Proposal } from './assignment.api';
import { texts } from './texts';

interface SendDialogProps {
  proposal: Proposal;
  error?: string;
  onClose: () => void;
  onSend: (papers: ChosenReviewers) => Promise<void>;
}

export function SendDialog({
  proposal: { items, result },
  error,
  onClose,
  onSend,
}: SendDialogProps) {
  const count = result.matches;
  const papers = items
    .filter(({ reviewers }) => reviewers.length > 0)
    .map(({ id, reviewers }) => ({ id, reviewerIds: reviewers.map((each) => each.id) }));
  return (
    <ConfirmDialog
      title={texts.sendTitle({ count })}
      text={texts.sendText}
      confirm={texts.send({ count })}
      keep={texts.keep}
      error={error}
      onClose={onClose}
      onConfirm={() => onSend(papers)}
    />
  );
}
