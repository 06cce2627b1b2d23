import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  type IconProps,
} from '@plenary/kit/art/icons';
import { colours, styled } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
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

const looks: Record<SaveState['is'], { Icon: ComponentType<IconProps>; text: string }> = {
  saved: { Icon: IconCheck, text: '' },
  saving: { Icon: IconClock, text: texts.saving },
  failed: { Icon: IconAlertTriangle, text: texts.failed },
  conflict: { Icon: IconAlertCircle, text: texts.conflict },
};

const time = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** Whether what was typed is safe. */
export function SaveStateLine({ state }: { state: SaveState }) {
  const { Icon, text } = looks[state.is];
  const isSilent = state.is === 'saved' && state.at === null;
  return (
    <Line role="status" data-state={state.is}>
      {!isSilent && (
        <>
          <Icon />
          <span>{state.is === 'saved' && state.at ? texts.saved(time(state.at)) : text}</span>
        </>
      )}
    </Line>
  );
}
