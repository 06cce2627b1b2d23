import { api, unwrap, type components } from '@plenary/kit/api';
import { usePaperAction, type AdminPaper } from '../paper.api';

type Schemas = components['schemas'];
type Body<Name extends keyof Schemas> = Omit<Schemas[Name], 'revision'>;

const path = (id: string) => ({ params: { path: { id } } });

export const useScreenPaper = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (body: Partial<Body<'Screening'>>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/screening', {
        ...path(id),
        body: { pass: false, ...body, revision },
      }),
    ),
  );

export const useCorrectFigures = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (body: Body<'CorrectedFigures'>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/figures', { ...path(id), body: { ...body, revision } }),
    ),
  );

export const useWithdrawPaper = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/withdrawal', { ...path(id), body: { reason, revision } }),
    ),
  );

export const useEditForAuthor = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (body: Body<'PaperEditForAuthor'>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/edit', { ...path(id), body: { ...body, revision } }),
    ),
  );

export const useReturnLater = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/later-return', {
        ...path(id),
        body: { reason, revision },
      }),
    ),
  );

export const useRejectPaper = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/rejection', { ...path(id), body: { reason, revision } }),
    ),
  );

export const useReturnPaper = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (note: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/return-to-author', {
        ...path(id),
        body: { note, revision },
      }),
    ),
  );

export const useDeskRejectPaper = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/desk-rejection', {
        ...path(id),
        body: { reason, revision },
      }),
    ),
  );

export const useRecordDecision = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (body: Body<'PaperDecision'>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/decision', { ...path(id), body: { ...body, revision } }),
    ),
  );

export const useVerifyRevision = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (body: Body<'Verification'>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/verification', {
        ...path(id),
        body: { ...body, revision },
      }),
    ),
  );

export const useReopenPaper = ({ id, revision }: AdminPaper) =>
  usePaperAction(id, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/reopening', { ...path(id), body: { reason, revision } }),
    ),
  );
