import { ApiError, isOffline } from '@plenary/kit/api';
import { changeRecord, readRecord } from '@plenary/kit/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { queueKey, sendChanges, type Attendee, type NewChange, type Outcome } from '../checkin.api';

/** A change that the server has not answered. */
export interface Queued {
  change: NewChange;
  name: string;
  /** Unknown for a person who registers at the desk. */
  attendee: Attendee | null;
}

/** A change that the server did not accept, until the desk has seen it. */
export interface Refusal extends Queued {
  reason: string;
  isUnpaid: boolean;
}

export interface Kept {
  queue: Queued[];
  refusals: Refusal[];
}

export type OnOutcome = (outcome: Outcome, queued: Queued) => void;

const RECORD = 'check-in';
const NONE: Kept = { queue: [], refusals: [] };
/** As many as the server takes at once. */
const BATCH = 50;

/** Kept in the browser, so that it survives closing it; without a storage, in the page. */
export const queueQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: queueKey,
    queryFn: () => read(client),
    networkMode: 'always',
    staleTime: 0,
    gcTime: Infinity,
  });

async function read(client: QueryClient): Promise<Kept> {
  try {
    return (await readRecord<Kept>(RECORD)) ?? NONE;
  } catch {
    return client.getQueryData<Kept>(queueKey) ?? NONE;
  }
}

export async function changeQueue(client: QueryClient, next: (kept: Kept) => Kept): Promise<void> {
  let changed: Kept | undefined;
  try {
    const unsent = ({ queue }: Kept) => queue.length;
    await changeRecord<Kept>(RECORD, (kept = NONE) => (changed = next(kept)), { unsent });
  } catch {
    changed = undefined;
  }
  await client.cancelQueries({ queryKey: queueKey });
  client.setQueryData<Kept>(queueKey, (kept = NONE) => changed ?? next(kept));
}

/** All that is queued, of all tabs; tabs send one after another. Ends at once without a network. */
export function sendQueue(client: QueryClient, onOutcome: OnOutcome): Promise<void> {
  return inOneTab(async () => {
    for (let size = BATCH; ;) {
      const { queue } = await read(client);
      const batch = queue.slice(0, size);
      if (batch.length === 0 || isOffline()) return;
      try {
        await settle(
          client,
          batch,
          await sendChanges(batch.map(({ change }) => change)),
          onOutcome,
        );
        size = BATCH;
      } catch (error) {
        // One of them has a wrong field: it is found by sending them one by one.
        if (!(error instanceof ApiError && error.status === 400)) throw error;
        if (size === 1) await settle(client, batch, batch.map(refusedBy(error)), onOutcome);
        size = 1;
      }
    }
  });
}

const refusedBy =
  (error: ApiError) =>
  ({ change: { id } }: Queued): Outcome => {
    const refusal = Object.values(error.fields).join(' ') || error.message;
    return { id, result: 'refused', attendee: null, refusal, isUnpaid: false };
  };

async function settle(
  client: QueryClient,
  batch: Queued[],
  outcomes: Outcome[],
  onOutcome: OnOutcome,
): Promise<void> {
  const answered = batch.flatMap((queued) => {
    const outcome = outcomes.find(({ id }) => id === queued.change.id);
    return outcome ? [{ queued, outcome }] : [];
  });
  const refused = answered.flatMap(({ queued, outcome: { refusal, isUnpaid } }) =>
    refusal === null ? [] : [{ ...queued, reason: refusal, isUnpaid }],
  );
  await changeQueue(client, ({ queue, refusals }) => ({
    queue: queue.filter(({ change }) => !outcomes.some(({ id }) => id === change.id)),
    refusals: [...refusals, ...refused],
  }));
  for (const { queued, outcome } of answered) onOutcome(outcome, queued);
}

async function inOneTab(task: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request('check-in', task) : task());
}
