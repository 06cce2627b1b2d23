import { api, unwrap, type components } from '@plenary/kit/api';
import { usePaperAction, type AdminPaper } from '../paper.api';

export type CameraReady = components['schemas']['PaperCameraReady'];
type Act = components['schemas']['CameraReadyAct'];
type WithoutRevision<Each> = Each extends unknown ? Omit<Each, 'revision'> : never;

/** @param revision of the version that the organiser sees; the server refuses acts on any other */
export const useCameraReadyAct = ({ id }: AdminPaper, revision: number) =>
  usePaperAction(id, (act: WithoutRevision<Act>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/camera-ready', {
        params: { path: { id } },
        body: { ...act, revision },
      }),
    ),
  );
