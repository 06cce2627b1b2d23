import { IconCheck, IconClock, IconEye, IconLock } from '@plenary/kit/art/icons';
import { Chip } from '@plenary/kit/ui';
import type { ShepherdedPaper } from './shepherding.api';
import { shepherdingStates as texts } from './texts';

type Listed = Pick<ShepherdedPaper, 'state' | 'answer'>;

export function ShepherdingStatus({ paper: { state, answer } }: { paper: Listed }) {
  if (state === 'awaiting-revision')
    return (
      <Chip tone="grey" icon={<IconClock />}>
        {texts.awaiting}
      </Chip>
    );
  if (answer)
    return (
      <Chip tone={answer === 'verified' ? 'green' : 'amber'} icon={<IconCheck />}>
        {texts.answers[answer]}
      </Chip>
    );
  return state === 'open' ? (
    <Chip tone="indigo" icon={<IconEye />}>
      {texts.open}
    </Chip>
  ) : (
    <Chip tone="grey" icon={<IconLock />}>
      {texts.closed}
    </Chip>
  );
}
