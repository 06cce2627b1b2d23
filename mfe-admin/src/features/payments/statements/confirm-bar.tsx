import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Alert, Button, colours, shadows, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { stickyBar } from '../../../shared/holds/above-hold-bar';
import { money } from '../money';
import { useConfirmLines, type Statement } from './statements.api';
import { texts } from './texts';

const Bar = styled('div')({
  ...stickyBar,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBlockStart: 32,
  paddingBlock: 12,
  backgroundColor: colours.surface,
  boxShadow: shadows.stickyBar,
  '& > div': { display: 'grid' },
  '& small': { fontSize: '0.8125rem', color: colours.muted },
});

const Payers = styled('ul')({ maxBlockSize: '40vh', overflowY: 'auto', paddingInlineStart: 20 });

export interface ConfirmBarProps {
  statement: Statement;
  onDone: (text: string) => void;
}

/** The only filled button of the page: all certain lines, after a preview. */
export function ConfirmBar({ statement: { id, certain }, onDone }: ConfirmBarProps) {
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const confirm = useConfirmLines(id);
  const count = certain.items.length;
  const amount = money(certain.items.reduce((sum, { open }) => sum + (open ?? 0), 0));

  async function press() {
    const answer = await confirm.mutateAsync(certain.items.map((line) => line.id));
    setRefused(answer.refused.map(({ message }) => message));
    setAsking(false);
    if (answer.confirmed > 0) onDone(texts.confirmed({ count: answer.confirmed }));
  }

  return (
    <Bar data-sticky-bar="">
      <div>
        <b>{texts.bar({ count, amount })}</b>
        <small>{texts.barHint}</small>
      </div>
      <Button onClick={() => setAsking(true)}>{texts.preview({ count })}</Button>
      {refused.length > 0 && (
        <Alert severity="warning">
          {texts.refused({ count: refused.length })} {[...new Set(refused)].join(' ')}
        </Alert>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.previewHeading({ count })}
          text={texts.previewText({ count, amount })}
          confirm={texts.confirm({ count })}
          keep={texts.cancel}
          isDestructive={false}
          error={formErrorOf(confirm.error, texts.actionFailed)}
          onClose={() => setAsking(false)}
          onConfirm={press}
        >
          <Payers tabIndex={0} aria-label={texts.certain}>
            {certain.items.map(({ id: lineId, open, proposal }) => (
              <li key={lineId}>
                {proposal?.parts[0]?.name}, {proposal?.parts[0]?.reference}, {money(open ?? 0)}
              </li>
            ))}
          </Payers>
        </ConfirmDialog>
      )}
    </Bar>
  );
}
