import { Chip, type Tone } from '@plenary/kit/ui';
import { Instant } from '../../../shared/details/time';
import { texts as papers } from '../texts';
import type { CameraReady } from './camera-ready.api';
import { texts } from './texts';

const tones: Record<CameraReady['state'], Tone> = {
  missing: 'grey',
  received: 'amber',
  checked: 'green',
  'sent-back': 'red',
  locked: 'indigo',
};

/** The state of a camera-ready version, and its deadline until it arrives. */
export function CameraReadyState({ cameraReady: { state, by } }: { cameraReady: CameraReady }) {
  return (
    <p>
      <Chip tone={tones[state]}>{papers.cameraReadyStates[state]}</Chip>
      {state === 'missing' && by && (
        <>
          {' '}
          {texts.due} <Instant at={by} />
        </>
      )}
    </p>
  );
}
