import { Actions, Alert, Button } from '@plenary/kit/ui';
import { saveTexts as texts } from './texts';

/** Two tabs wrote one review: the reviewer says which of the two goes on. */
export function ConflictNotice({ onChoose }: { onChoose: (choice: 'mine' | 'theirs') => void }) {
  return (
    <Alert severity="error">
      <p>{texts.conflictText}</p>
      <Actions>
        <Button size="small" look="outlined" onClick={() => onChoose('mine')}>
          {texts.mine}
        </Button>
        <Button size="small" look="outlined" onClick={() => onChoose('theirs')}>
          {texts.theirs}
        </Button>
      </Actions>
    </Alert>
  );
}
