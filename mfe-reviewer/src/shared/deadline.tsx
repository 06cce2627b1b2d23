import { Instant } from '@plenary/kit/edition';
import { useState } from 'react';
import { isAwaitingReview } from './assignment-status';
import type { Assignment } from './reviews.api';
import { texts } from './texts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function Deadline({ assignment }: { assignment: Assignment }) {
  const [now] = useState(() => Date.now());
  return <Instant at={assignment.dueAt} phrase={(time) => textOf(assignment, now, time)} />;
}

function textOf(assignment: Assignment, now: number, time: string): string {
  if (!isAwaitingReview(assignment)) return texts.due({ time });
  const left = Date.parse(assignment.dueAt) - now;
  const days = Math.floor(Math.abs(left) / DAY_MS);
  return left < 0 ? texts.dueLate({ time, days }) : texts.dueLeft({ time, days });
}
