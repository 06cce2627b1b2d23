import { formatTime } from '@plenary/kit/edition';
import { useUser } from '@plenary/kit/session';
import { colours, styled } from '@plenary/kit/ui';
import type { Hold } from './holds.api';
import { texts } from './texts';

const Root = styled('div')({
  display: 'grid',
  gap: 4,
  padding: '12px 16px',
  borderInlineStart: `6px solid ${colours.primary}`,
  backgroundColor: colours.indigo50,
  '& p': { margin: 0, color: colours.muted, fontSize: '0.875rem' },
});

/** In the place of the choices, which are read-only during the hold. */
export function HoldNotice({ hold }: { hold: Hold }) {
  const user = useUser();
  const effects: Partial<Record<string, string>> = texts.takesEffect;
  return (
    <Root>
      <strong>{texts.onHoldUntil({ time: formatTime(hold.endsAt, 'UTC') })}</strong>
      <p>
        {effects[hold.kind] ?? texts.effect}{' '}
        {hold.byId === user?.id ? texts.undoToChange : texts.onlyBy({ name: hold.by })}
      </p>
    </Root>
  );
}
