import { http, server } from '@plenary/kit/testing';

export function serveStats(papers = { total: 9, pending: 4, accepted: 3, rejected: 2 }) {
  const users = { total: 60, researchers: 50, reviewers: 8, admins: 2 };
  server.use(
    http.get('/api/v1/admin/dashboard/stats', ({ response }) =>
      response(200).json({ data: { users, papers } }),
    ),
  );
}
