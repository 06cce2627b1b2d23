import { Chip, styled } from '@plenary/kit/ui';
import type { Version } from './front-ends.api';
import { texts } from './texts';

const Root = styled('div')({
  marginBlockStart: 4,
  // Below one another in the table, too, where no cell wraps.
  '& small': { whiteSpace: 'normal', minInlineSize: '12rem', marginBlockStart: 2 },
});

interface WatchStateProps {
  watch: Version['watch'];
  /** Whether worse versions are rolled back, or only shown. */
  hasErrorBudget: boolean;
}

/** What the error budget found of a version; nothing for one that another version replaced. */
export function WatchState({ watch, hasErrorBudget }: WatchStateProps) {
  if (!watch || watch.state === 'replaced') return null;
  const { state, reason, failure } = watch;
  const isOff = state === 'exceeded' && (!hasErrorBudget || watch.endedAt !== null);
  return (
    <Root>
      <Chip tone={TONES[state]}>{isOff ? texts.wouldBeRolledBack : texts.states[state]}</Chip>{' '}
      <small>{reason ?? visitsText(watch)}</small>
      {failure && <small>{texts.notRolledBack({ failure })}</small>}
    </Root>
  );
}

const TONES = {
  watched: 'indigo',
  exceeded: 'amber',
  kept: 'grey',
  'rolled-back': 'red',
} as const;

/** “120 of 500 visits” until it is judged. */
function visitsText({ visits, minimumVisits }: NonNullable<Version['watch']>): string {
  return visits < minimumVisits
    ? texts.visitsOf({ visits, minimum: minimumVisits })
    : texts.samples({ count: visits });
}
