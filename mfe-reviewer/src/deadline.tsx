import { formatInstant } from '@plenary/kit/edition';
import { useState } from 'react';
import type { Assignment } from './reviews.api';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when, with the days that are left while it matters. */
export function Deadline({ assignment }: { assignment: Assignment }) {
  const { dueAt, status, isOpen } = assignment;
  const [now] = useState(() => Date.now());
  const isPending = isOpen && (status === 'invited' || status === 'accepted');
  return (
    <>
      Due <time dateTime={dueAt}>{formatInstant(dueAt)}</time>
      {isPending && `, ${left(Date.parse(dueAt) - now)}`}
    </>
  );
}

function left(span: number): string {
  const days = Math.floor(Math.abs(span) / DAY_MS);
  const inDays = days === 1 ? '1 day' : `${days} days`;
  if (span < 0) return days === 0 ? 'over since today' : `${inDays} late`;
  return days === 0 ? 'less than a day left' : `${inDays} left`;
}
