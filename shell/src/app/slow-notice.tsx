import { onSlowRequests, slowRequests, type SlowRequest } from '@plenary/kit/api';
import { Button, colours, LOW_SCREEN, shadows, SpinnerRing, styled } from '@plenary/kit/ui';
import { useSyncExternalStore } from 'react';
import { texts } from './texts';

const Place = styled('div')({
  position: 'fixed',
  zIndex: 20,
  insetBlockEnd: 16,
  insetInline: 16,
  display: 'flex',
  pointerEvents: 'none',
  '&:empty': { display: 'none' },
  // Nothing covers the form on a low or magnified screen.
  [LOW_SCREEN]: { position: 'static', padding: 16 },
  '@media print': { display: 'none' },
});

const Notice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '8px 16px',
  backgroundColor: colours.surface,
  border: `1px solid ${colours.hairline}`,
  borderBlockStart: `6px solid ${colours.primary}`,
  boxShadow: shadows.menu,
  '& > span:first-of-type': { color: colours.primary },
  '& > button': { pointerEvents: 'auto' },
});

const none: readonly SlowRequest[] = [];

/** Without a role, because pages have their own status element. */
export function SlowNotice() {
  const requests = useSyncExternalStore(onSlowRequests, slowRequests, () => none);
  const reads = requests.flatMap(({ cancel }) => cancel ?? []);
  return (
    <Place aria-live="polite">
      {requests.length > 0 && (
        <Notice>
          <SpinnerRing size={18} aria-hidden />
          <span>{texts.noAnswerYet}</span>
          {reads.length > 0 && (
            <Button look="text" size="small" onClick={() => reads.forEach((cancel) => cancel())}>
              {texts.stopWaiting}
            </Button>
          )}
        </Notice>
      )}
    </Place>
  );
}
