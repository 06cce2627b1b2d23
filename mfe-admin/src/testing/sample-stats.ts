import { http, server } from '@plenary/kit/testing';
import type { Progress, Trends, WorkItem } from '../features/dashboard/dashboard.api';

export function sampleWork(
  kind: WorkItem['kind'],
  count: number,
  changes: Partial<WorkItem> = {},
): WorkItem {
  const none = { overdue: 0, since: null, dueAt: null, amount: null, papers: null, settings: null };
  return { kind, area: 'papers', count, ...none, ...changes };
}

export const sampleProgress: Progress = {
  money: {
    received: { count: 129, amount: 26_150 },
    toCheck: { count: 14, amount: 3100 },
    awaiting: { count: 49, amount: 9250 },
    overdue: { count: 8, amount: 1600 },
  },
  reviews: {
    papers: 74,
    completed: 141,
    inProgress: 52,
    invited: 18,
    late: 11,
    nextDueAt: '2025-10-10T23:59:00.000Z',
  },
  notCounted: { withdrawn: 6, drafts: 23 },
  tracks: [],
  scheduled: [],
};

const growth = (total: number) => {
  const byWeek = Array.from({ length: 25 }, (_, at) => Math.round(total * (at / 24) ** 3));
  return { total, atThisPoint: byWeek[18] ?? 0, byWeek };
};

const trendsOf = (
  year: number,
  [registrations, payments, submissions]: [number, number, number],
) => ({
  year,
  forumAt: `${year}-11-27T00:00:00.000Z`,
  isUntilNow: false,
  trends: {
    registrations: growth(registrations),
    payments: growth(payments),
    submissions: growth(submissions),
  },
});

export const sampleTrends: Trends = {
  editions: [trendsOf(2025, [200, 26_150, 192]), trendsOf(2024, [246, 35_100, 158])],
};

export function serveWork(items: WorkItem[] = [sampleWork('acknowledgements', 4)]) {
  server.use(
    http.get('/api/v1/admin/dashboard/work', ({ response }) => response(200).json({ items })),
  );
}

/** The whole dashboard. */
export function serveStats(papers = { total: 9, pending: 4, accepted: 3, rejected: 2 }) {
  const users = { total: 60, researchers: 50, reviewers: 8, admins: 2 };
  serveWork();
  server.use(
    http.get('/api/v1/admin/dashboard/stats', ({ response }) =>
      response(200).json({ data: { users, papers } }),
    ),
    http.get('/api/v1/admin/dashboard/progress', ({ response }) =>
      response(200).json(sampleProgress),
    ),
    http.get('/api/v1/admin/dashboard/trends', ({ response }) => response(200).json(sampleTrends)),
  );
}
