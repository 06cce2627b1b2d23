import { Actions, Alert, Button } from '@plenary/kit/ui';
import { saveTexts as texts } from './texts';

export function ConflictNotice({ onChoose }: { onChoose: (choice: 'mine' | 'theirs') => void }) {
  return (
    <Alert severity="error">
      <p>{texts.conflictText}</p>
      <Actions>
        <Button size="small" look="outlined" onClick={() => onChoose('mine')}>
          {texts.keepMine}
        </Button>
        <Button size="small" look="outlined" onClick={() => onChoose('theirs')}>
          {texts.useTheirs}
        </Button>
      </Actions>
    </Alert>
  );
}
