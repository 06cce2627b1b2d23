import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  type IconProps,
} from '@plenary/kit/art/icons';
import type { AutosaveState } from '@plenary/kit/autosave';
import { formatTime, useReaderZone } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { saveTexts as texts } from './texts';

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  '& svg': { flex: 'none', inlineSize: 18, blockSize: 18 },
  '&[data-state="saved"]': { color: colours.success },
  '&[data-state="failed"], &[data-state="refused"], &[data-state="conflict"]': {
    color: colours.warning,
  },
});

type SaveState = AutosaveState<unknown>;

const looks: Record<SaveState['is'], { Icon: ComponentType<IconProps>; text: string }> = {
  saved: { Icon: IconCheck, text: '' },
  waiting: { Icon: IconClock, text: texts.saving },
  saving: { Icon: IconClock, text: texts.saving },
  failed: { Icon: IconAlertTriangle, text: texts.failed },
  refused: { Icon: IconAlertTriangle, text: texts.failed },
  conflict: { Icon: IconAlertCircle, text: texts.conflict },
};

export function SaveStatus({ state }: { state: SaveState }) {
  const zone = useReaderZone() ?? 'UTC';
  const { Icon, text } = looks[state.is];
  const isSilent = state.is === 'saved' && state.at === null;
  return (
    <Line role="status" data-state={state.is}>
      {!isSilent && (
        <>
          <Icon />
          <span>
            {state.is === 'saved' && state.at
              ? texts.saved({ time: formatTime(state.at, zone) })
              : text}
          </span>
        </>
      )}
    </Line>
  );
}
