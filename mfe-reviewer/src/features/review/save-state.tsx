import { IconAlertCircle, IconAlertTriangle, IconCheck, IconClock } from '@plenary/kit/art/icons';
import { colours, styled } from '@plenary/kit/ui';
import type { SaveState } from './use-autosave';
import { saveTexts as texts } from './texts';

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  '& svg': { flex: 'none', inlineSize: 18, blockSize: 18 },
  '&[data-state="saved"]': { color: colours.success },
  '&[data-state="failed"], &[data-state="conflict"]': { color: colours.warning },
});

const time = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** Whether what was typed is safe. */
export function SaveStateLine({ state }: { state: SaveState }) {
  return (
    <Line role="status" data-state={state.is}>
      {state.is === 'saved' && state.at && (
        <>
          <IconCheck /> {texts.saved(time(state.at))}
        </>
      )}
      {state.is === 'saving' && (
        <>
          <IconClock /> {texts.saving}
        </>
      )}
      {state.is === 'failed' && (
        <>
          <IconAlertTriangle /> {texts.failed}
        </>
      )}
      {state.is === 'conflict' && (
        <>
          <IconAlertCircle /> {texts.conflict}
        </>
      )}
    </Line>
  );
}
