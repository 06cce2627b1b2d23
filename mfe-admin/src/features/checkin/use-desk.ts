import { ApiError, isOffline, messageOf, newId, onConnectionChange } from '@plenary/kit/api';
import { formatTime, useEdition } from '@plenary/kit/edition';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPaid, listKey, type Attendee, type Attendees, type NewChange } from './checkin.api';
import { noteArrival } from './device/device-list';
import { changeQueue, queueQuery, sendQueue, type Queued, type Refusal } from './device/queue';
import { texts } from './texts';
import type { WalkIn } from './walk-in/walk-in-dialog';

/** Where the browser does not notice that the network is back. */
const RETRY_MS = 10_000;

export interface News {
  text: string;
  /** Whose arrival can be undone. */
  attendee?: Attendee;
}

export interface Desk {
  /** Asks first where the person has not paid. */
  mark: (attendee: Attendee) => void;
  markUnpaid: (attendee: Attendee) => void;
  undo: (attendee: Attendee) => void;
  register: (walkIn: WalkIn) => void;
  /** The unpaid person whom the desk is asked about. */
  asked: Attendee | null;
  answer: (isAccepted: boolean) => void;
  news: News | null;
  /** Why sending ended, other than for want of a network. */
  failure: string | null;
  retry: () => void;
  queue: Queued[];
  refusals: Refusal[];
  dismiss: (refusal: Refusal) => void;
  /** As it will be once the queue is sent. */
  shown: (attendee: Attendee) => Attendee;
  isSending: (attendee: Attendee) => boolean;
}

export function useDesk(onMarked: () => void): Desk {
  const { timeZone } = useEdition();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Attendee | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const { data: kept } = useQuery(queueQuery(client));
  const { queue, refusals } = kept ?? { queue: [], refusals: [] };

  const sending = useMutation({
    mutationFn: () =>
      sendQueue(client, ({ result, attendee }, { change }) => {
        if (!attendee) return setNews(null);
        noteArrival(client, attendee);
        client.setQueriesData<Attendees>({ queryKey: listKey }, (list) =>
          list ? { ...list, items: list.items.map(withChanged(attendee)) } : list,
        );
        const { name, arrival } = attendee;
        if (result === 'recorded') setNews({ text: texts.marked({ name }), attendee });
        else if (result === 'known') setNews({ text: alreadyMarked(name, arrival, timeZone) });
        else if (change.kind === 'undo') setNews({ text: texts.undone({ name }) });
        else setNews({ text: texts.undoneSince({ name }) });
      }),
    networkMode: 'always',
    scope: { id: 'check-in' },
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  });
  const { mutate, error } = sending;
  const send = useEffectEvent(() => {
    if (queue.length > 0 && !sending.isPending && !isOffline()) mutate();
  });
  // Of a page that was closed before.
  const isRead = kept !== undefined;
  useEffect(() => send(), [isRead]);
  const isWaiting = queue.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => send(), RETRY_MS);
    const stop = onConnectionChange(() => send());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isWaiting]);

  const waiting = ({ id }: Attendee) => queue.filter(({ attendee }) => attendee?.id === id);

  async function add(change: Partial<NewChange>, name: string, attendee: Attendee | null) {
    const follows = attendee ? (waiting(attendee).at(-1)?.change.id ?? null) : null;
    const made = { id: newId(), at: new Date().toISOString(), follows };
    const queued: Queued = { change: { ...made, ...change } as NewChange, name, attendee };
    await changeQueue(client, (kept) => ({ ...kept, queue: [...kept.queue, queued] }));
    if (!isOffline()) return mutate();
    const isUndo = queued.change.kind === 'undo';
    setNews({ text: (isUndo ? texts.undoneOffline : texts.markedOffline)({ name }) });
  }

  function record(attendee: Attendee, acceptsUnpaid: boolean) {
    const change = { kind: 'arrival' as const, attendeeId: attendee.id, acceptsUnpaid };
    void add(change, attendee.name, attendee);
    onMarked();
  }

  function shown(attendee: Attendee): Attendee {
    const last = waiting(attendee).at(-1)?.change;
    if (!last) return attendee;
    if (last.kind === 'undo') return { ...attendee, arrival: null };
    return { ...attendee, arrival: attendee.arrival ?? { at: last.at, by: '' } };
  }

  return {
    mark: (attendee) => {
      const { name, arrival } = shown(attendee);
      if (arrival) setNews({ text: alreadyMarked(name, arrival, timeZone) });
      else if (!isPaid(attendee)) setAsked(attendee);
      else record(attendee, false);
    },
    markUnpaid: setAsked,
    undo: (attendee) => {
      void add({ kind: 'undo', attendeeId: attendee.id }, attendee.name, attendee);
      onMarked();
    },
    register: (walkIn) => {
      const name = `${walkIn.firstName} ${walkIn.lastName}`;
      void add({ kind: 'walk-in', ...walkIn }, name, null);
    },
    asked,
    answer: (isAccepted) => {
      setAsked(null);
      if (asked && isAccepted) record(asked, true);
    },
    news,
    failure:
      error && !(error instanceof ApiError && error.isNetworkError)
        ? messageOf(error, texts.noReason)
        : null,
    retry: () => mutate(),
    queue,
    refusals,
    dismiss: ({ change: { id } }) =>
      void changeQueue(client, (kept) => ({
        ...kept,
        refusals: kept.refusals.filter(({ change }) => change.id !== id),
      })),
    shown,
    isSending: (attendee) => !isOffline() && waiting(attendee).length > 0,
  };
}

const withChanged = (changed: Attendee) => (each: Attendee) =>
  each.id === changed.id ? changed : each;

function alreadyMarked(name: string, arrival: Attendee['arrival'], timeZone: string): string {
  const time = arrival ? formatTime(arrival.at, timeZone) : '';
  if (!arrival?.by) return texts.alreadyMarkedHere({ name, time });
  return texts.alreadyMarked({ name, time, by: arrival.by });
}
