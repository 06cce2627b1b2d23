import { api, unwrap, type components } from '@plenary/kit/api';
import { usePaperAction } from '../paper.api';

type Choice = components['schemas']['ShepherdChoice'];

export const useChooseShepherd = (id: string) =>
  usePaperAction(id, (body: Choice) =>
    unwrap(api.POST('/api/v1/admin/papers/{id}/shepherd', { params: { path: { id } }, body })),
  );
