import { ConfirmDialog } from '@plenary/kit/dialogs';
import type { QuestionProps } from './question';
import { logoutTexts as texts } from './texts';

export default function UnsentDialog({ count, onConfirm, onClose }: QuestionProps) {
  return (
    <ConfirmDialog
      title={texts.unsentTitle({ count })}
      text={texts.unsentText({ count })}
      confirm={texts.logOutAnyway}
      keep={texts.stay}
      onClose={onClose}
      onConfirm={async () => {
        await onConfirm();
        onClose();
      }}
    />
  );
}
