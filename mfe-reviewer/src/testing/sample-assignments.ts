import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Assignment = components['schemas']['Assignment'];

export const sampleAssignment: Assignment = {
  id: '00000000-0000-4000-8000-000000000301',
  paperId: '00000000-0000-4000-8000-000000000401',
  paperTitle: 'Who moderates Yoruba?',
  paperKind: 'full-paper',
  status: 'accepted',
  dueAt: '2025-10-10T23:59:00.000Z',
};

/** The assignments of the simulated server. */
export function serveAssignments(items: Assignment[]) {
  server.use(http.get('/api/v1/reviews', ({ response }) => response(200).json({ items })));
}
