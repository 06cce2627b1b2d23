import { api, unwrap, type components } from '@plenary/kit/api';
import { usePaperAction } from '../paper.api';

type Choice = components['schemas']['MetaReviewerChoice'];

export const useChooseMetaReviewer = (id: string) =>
  usePaperAction(id, (body: Choice) =>
    unwrap(api.POST('/api/v1/admin/papers/{id}/meta-reviewer', { params: { path: { id } }, body })),
  );
