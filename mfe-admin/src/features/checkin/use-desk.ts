import { formatTime, useEdition } from '@plenary/kit/edition';
import { messageOf } from '@plenary/kit/api';
import { useState } from 'react';
import {
  isPaid,
  useChangeArrival,
  useUnsentChanges,
  type Attendee,
  type Change,
} from './checkin.api';
import { texts } from './texts';

export interface News {
  text: string;
  /** Whose arrival can be undone. */
  attendee?: Attendee;
}

interface Failure {
  change: Change;
  text: string;
}

export interface Desk {
  /** Asks first where the person has not paid. */
  mark: (attendee: Attendee) => void;
  undo: (attendee: Attendee) => void;
  /** The unpaid person whom the desk is asked about. */
  asked: Attendee | null;
  answer: (isAccepted: boolean) => void;
  news: News | null;
  failures: Failure[];
  retry: (failure: Failure) => void;
  unsent: Change[];
}

export function useDesk(onMarked: () => void): Desk {
  const { timeZone } = useEdition();
  const [asked, setAsked] = useState<Attendee | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);
  const unsent = useUnsentChanges();
  const { mutate } = useChangeArrival({
    onDone: ({ attendee, isNew }, { kind }) => {
      const { name, arrival } = attendee;
      if (kind === 'undo') setNews({ text: texts.undone({ name }) });
      else if (isNew) setNews({ text: texts.marked({ name }), attendee });
      else setNews({ text: alreadyMarked(name, arrival, timeZone) });
    },
    onFailed: (error, change) => {
      const { name } = change.attendee;
      const what = (change.kind === 'undo' ? texts.undoFailed : texts.failed)({ name });
      const text = `${what} ${messageOf(error, texts.noReason)}`;
      setFailures((before) => [...without(before, change), { change, text }]);
    },
  });
  const send = (change: Change) => {
    setFailures((before) => without(before, change));
    mutate(change);
    onMarked();
  };
  return {
    mark: (attendee) => {
      const { name, arrival } = attendee;
      const isUnsent = unsent.some((change) => change.attendee.id === attendee.id);
      if (arrival) setNews({ text: alreadyMarked(name, arrival, timeZone) });
      else if (!isPaid(attendee)) setAsked(attendee);
      else if (!isUnsent) send({ attendee, kind: 'record' });
    },
    undo: (attendee) => send({ attendee, kind: 'undo' }),
    asked,
    answer: (isAccepted) => {
      setAsked(null);
      if (asked && isAccepted) send({ attendee: asked, kind: 'record', acceptsUnpaid: true });
    },
    news,
    failures,
    retry: ({ change }) => send(change),
    unsent,
  };
}

const without = (failures: Failure[], { attendee: { id } }: Change) =>
  failures.filter(({ change }) => change.attendee.id !== id);

function alreadyMarked(name: string, arrival: Attendee['arrival'], timeZone: string): string {
  const time = arrival ? formatTime(arrival.at, timeZone) : '';
  return texts.alreadyMarked({ name, time, by: arrival?.by ?? '' });
}
