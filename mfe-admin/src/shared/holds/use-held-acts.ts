import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { holdsQuery, type HeldActs } from './holds.api';
import { useMay } from '@plenary/kit/session';
import { useHasTime } from '@plenary/kit/ui';

const SECOND = 1000;
/** The server sends within a moment after the end. */
const LOOK_AFTER_END = 2 * SECOND;

export interface CountedActs extends HeldActs {
  /** At this second. */
  left: number;
}

/** Counts down each second, and asks the server once a hold has ended. */
export function useHeldActs(): CountedActs[] {
  const may = useMay();
  // The content of the page comes first.
  const hasTime = useHasTime();
  const { data = [], dataUpdatedAt } = useQuery({
    ...holdsQuery(),
    enabled: hasTime && may('overview:read'),
  });
  const now = useSecond(data.some(({ state }) => state === 'held'));
  const passed = Math.max(0, Math.floor((now - dataUpdatedAt) / SECOND));
  const acts = data.map((act) => ({ ...act, left: Math.max(0, act.secondsLeft - passed) }));
  const held = acts.filter(({ state }) => state === 'held');
  useRefreshAtEnd(held, dataUpdatedAt);
  return acts;
}

function useSecond(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

function useRefreshAtEnd(held: CountedActs[], readAt: number): void {
  const client = useQueryClient();
  const hasEnded = held.some(({ left }) => left === 0);
  const lookedAt = useRef(0);
  useEffect(() => {
    if (!hasEnded) return undefined;
    const wait = lookedAt.current === 0 ? 0 : LOOK_AFTER_END;
    const timer = setTimeout(() => {
      lookedAt.current = Date.now();
      void client.invalidateQueries();
    }, wait);
    return () => clearTimeout(timer);
  }, [hasEnded, client, readAt]);
}
