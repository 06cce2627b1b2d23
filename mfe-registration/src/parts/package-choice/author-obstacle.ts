import type { User } from '@plenary/kit/session';
import type { AcceptedPapers } from '../../papers/accepted-papers.api';

/** What stands between a person and a publication package. */
export type AuthorObstacle = 'login' | 'checking' | 'failed' | 'none';

/** Authors need an account and an accepted paper. */
export function authorObstacle(
  user: User | null,
  papers: Pick<AcceptedPapers, 'isError' | 'data'>,
): AuthorObstacle | null {
  if (!user) return 'login';
  if (papers.isError) return 'failed';
  if (!papers.data) return 'checking';
  return papers.data.hasAcceptedPaper ? null : 'none';
}
