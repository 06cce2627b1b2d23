import { messageOf } from '@plenary/kit/api';
import { IconClock } from '@plenary/kit/art/icons';
import { VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { reserveRoom } from './above-hold-bar';
import { Bar, Drain, Rows } from './hold-bar-parts';
import { useEndHold, type HeldActs } from './holds.api';
import { texts } from './texts';
import { useHeldActs, type CountedActs } from './use-held-acts';

/** Of failed acts, until the page is loaded again. */
const dismissed = new Set<string>();

/** What the organiser has on hold, on every page of the area. */
export function HoldBar() {
  const acts = useHeldActs();
  const [isOpen, setOpen] = useState(false);
  const [, setDismissals] = useState(0);
  const end = useEndHold();
  const held = acts.filter(({ state }) => state === 'held');
  const failed = acts.filter(({ id, state }) => state === 'failed' && !dismissed.has(id));
  const [first] = held;
  const isSeveral = held.length > 1;
  const rows = isSeveral && isOpen ? held : [];
  const dismiss = (id: string) => {
    dismissed.add(id);
    setDismissals((count) => count + 1);
  };

  return (
    <>
      <VisuallyHidden role="status">{useAnnouncement(held, failed.length)}</VisuallyHidden>
      {(first ?? failed[0]) && (
        <Bar ref={reserveRoom} aria-label={texts.region} data-print="none">
          {(rows.length > 0 || failed.length > 0) && (
            <Rows>
              {failed.map((act) => (
                <li key={act.id}>
                  <span>{texts.failed({ label: labelOf(act), problem: act.problem ?? '' })}</span>
                  <button type="button" onClick={() => dismiss(act.id)}>
                    {texts.dismiss}
                  </button>
                </li>
              ))}
              {rows.map((act) => (
                <li key={act.id}>
                  <span>{textOf(act)}</span>
                  <Endings act={act} end={end} isNamed />
                </li>
              ))}
            </Rows>
          )}
          {first && (
            <p>
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
                <Endings act={first} end={end} />
              )}
              <Drain
                style={{ backgroundSize: `${(100 * first.left) / first.holdSeconds}% 100%` }}
              />
            </p>
          )}
          {end.error && <p role="alert">{messageOf(end.error, texts.notEnded)}</p>}
        </Bar>
      )}
    </>
  );
}

interface EndingsProps {
  act: CountedActs;
  end: ReturnType<typeof useEndHold>;
  /** Names the act for those who cannot see its row. */
  isNamed?: boolean;
}

function Endings({ act, end, isNamed }: EndingsProps) {
  const name = isNamed ? labelOf(act) : undefined;
  return (
    <>
      <button
        type="button"
        disabled={end.isPending}
        aria-label={name && texts.undoOf({ act: name })}
        onClick={() => end.mutate({ id: act.id, how: 'undo' })}
      >
        {texts.undo}
      </button>
      <button
        type="button"
        disabled={end.isPending}
        aria-label={name && texts.sendNowOf({ act: name })}
        onClick={() => end.mutate({ id: act.id, how: 'send-now' })}
      >
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
