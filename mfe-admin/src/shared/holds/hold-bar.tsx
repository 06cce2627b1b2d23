import { messageOf } from '@plenary/kit/api';
import { IconClock } from '@plenary/kit/art/icons';
import { RouterLink, useLocation } from '@plenary/kit/router';
import { VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { reserveRoom } from './above-hold-bar';
import { Bar, Drain, HOLD_BAR, Rows } from './hold-bar-parts';
import { useDismissActs, useEndHold, type HeldActs } from './holds.api';
import { subjectPath } from './subject-path';
import { texts } from './texts';
import { useHeldActs, type CountedActs } from './use-held-acts';
import { useKeptFocus } from './use-kept-focus';

/** What the organiser has on hold, on every page of the area. */
export function HoldBar() {
  const acts = useHeldActs();
  const [isOpen, setOpen] = useState(false);
  const end = useEndHold();
  const dismiss = useDismissActs();
  const held = acts.filter(({ state }) => state === 'held');
  const failed = acts.filter(({ state }) => state === 'failed');
  const [first] = held;
  const isSeveral = held.length > 1;
  const rows = isSeveral && isOpen ? held : [];
  const keptFocus = useKeptFocus(acts.map(({ id, state }) => `${state} ${id}`).join());
  useLinkToBar(acts.length > 0);
  const error = end.error ?? dismiss.error;

  return (
    <>
      <VisuallyHidden role="status">{useAnnouncement(held, failed.length)}</VisuallyHidden>
      {acts.length > 0 && (
        <Bar
          ref={reserveRoom}
          id={HOLD_BAR}
          tabIndex={-1}
          aria-label={texts.region}
          data-print="none"
          {...keptFocus}
        >
          {(rows.length > 0 || failed.length > 0) && (
            <Rows>
              {failed.map((act) => (
                <li key={`failed ${act.id}`} tabIndex={-1}>
                  <span>{texts.failed({ label: labelOf(act), problem: act.problem ?? '' })}</span>
                  <RouterLink
                    to={subjectPath(act)}
                    aria-label={texts.openOf({ act: labelOf(act) })}
                  >
                    {texts.open}
                  </RouterLink>
                  <button
                    type="button"
                    aria-disabled={dismiss.isPending || undefined}
                    aria-label={texts.dismissOf({ act: labelOf(act) })}
                    onClick={() => dismiss.isPending || dismiss.mutate(act.id)}
                  >
                    {texts.dismiss}
                  </button>
                </li>
              ))}
              {rows.map((act) => (
                <li key={act.id} tabIndex={-1}>
                  <span>{textOf(act)}</span>
                  <Endings act={act} end={end} isNamed />
                </li>
              ))}
            </Rows>
          )}
          {first && (
            <p tabIndex={-1}>
              <IconClock />
              <span>
                {isSeveral
                  ? texts.several({ count: countOf(held), time: timeOf(first.left) })
                  : textOf(first)}
              </span>
              {isSeveral ? (
                <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? texts.hide : texts.show}
                </button>
              ) : (
                <Endings key={first.id} act={first} end={end} />
              )}
              <Drain
                style={{ backgroundSize: `${(100 * first.left) / first.holdSeconds}% 100%` }}
              />
            </p>
          )}
          {error && <p role="alert">{messageOf(error, texts.notEnded)}</p>}
        </Bar>
      )}
    </>
  );
}

/** A link to the bar moves the focus there, once its acts are loaded. */
function useLinkToBar(isShown: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isShown && hash === `#${HOLD_BAR}`) document.getElementById(HOLD_BAR)?.focus();
  }, [isShown, hash, key]);
}

interface EndingsProps {
  act: CountedActs;
  end: ReturnType<typeof useEndHold>;
  /** Names the act for those who cannot see its row. */
  isNamed?: boolean;
}

function Endings({ act, end, isNamed }: EndingsProps) {
  const name = isNamed ? labelOf(act) : undefined;
  // A disabled button would lose the focus before its row goes.
  const ending = (how: 'undo' | 'send-now') => ({
    type: 'button' as const,
    'aria-disabled': end.isPending || undefined,
    onClick: () => {
      if (!end.isPending) end.mutate({ id: act.id, how });
    },
  });
  return (
    <>
      <button {...ending('undo')} aria-label={name && texts.undoOf({ act: name })}>
        {texts.undo}
      </button>
      <button {...ending('send-now')} aria-label={name && texts.sendNowOf({ act: name })}>
        {texts.sendNow}
      </button>
    </>
  );
}

/** Start and end of holds; nothing for those that were there when the page opened. */
function useAnnouncement(held: HeldActs[], failures: number): string {
  const [text, setText] = useState('');
  const ids = held.map(({ id }) => id).join();
  const before = useRef<{ ids: string; failures: number }>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = { ids, failures };
    if (!known || known.ids === ids) return;
    const hasNew = ids.split(',').some((id) => id && !known.ids.includes(id));
    setText(hasNew ? texts.started : failures > known.failures ? '' : texts.ended);
  }, [ids, failures]);
  return text;
}

const countOf = (acts: HeldActs[]) => acts.reduce((sum, { count }) => sum + count, 0);

const labelOf = ({ labels, count }: HeldActs) =>
  labels.join(', ') + (count > labels.length ? ', …' : '');

function textOf(act: CountedActs): string {
  const values = { label: labelOf(act), count: act.count, time: timeOf(act.left) };
  const text = (texts.bars as Partial<typeof texts.bars>)[act.kind as keyof typeof texts.bars];
  return (text ?? texts.other)(values);
}

function timeOf(left: number): string {
  const seconds = String(left % 60).padStart(2, '0');
  return texts.time({ minutes: String(Math.floor(left / 60)), seconds });
}
