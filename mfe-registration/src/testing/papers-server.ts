import { http, server } from '@plenary/kit/testing';
import type { PaperDetails } from '../shared/papers/papers.api';
import { noResponse, sampleAgreed, sampleDraft, sampleVersion } from './sample-papers';

const newVersionId = '00000000-0000-4000-8000-000000000201';

/** Serves these papers to the logged-in user. Returns them by id; calls change them. */
export function simulatePapers(...papers: PaperDetails[]): Map<string, PaperDetails> {
  const papersById = new Map(papers.map((paper) => [paper.id, paper]));
  const change = (id: string, changes: Partial<PaperDetails>): PaperDetails => {
    const paper = { ...sampleDraft, ...papersById.get(id), ...changes };
    papersById.set(id, paper);
    return paper;
  };
  const at = new Date().toISOString();
  server.use(
    http.get('/api/v1/papers', ({ response }) =>
      response(200).json({ items: [...papersById.values()] }),
    ),
    http.post('/api/v1/papers', async ({ request, response }) => {
      const { kind } = await request.json();
      return response(201).json(change(sampleDraft.id, { kind }));
    }),
    http.get('/api/v1/papers/{id}', ({ params, response }) => {
      const paper = papersById.get(params.id);
      if (paper) return response(200).json(paper);
      return response.untyped(Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
    }),
    http.get('/api/v1/papers/{id}/response', ({ response }) => response(200).json(noResponse)),
    http.patch('/api/v1/papers/{id}', async ({ params, request, response }) => {
      const { revision, ...changes } = await request.json();
      return response(200).json(change(params.id, { ...changes, revision: revision + 1 }));
    }),
    http.delete('/api/v1/papers/{id}', ({ params, response }) => {
      papersById.delete(params.id);
      return response(200).json({ message: 'The draft was deleted.' });
    }),
    http.post('/api/v1/papers/{id}/files', ({ params, response }) => {
      const { problems, status, versions } = change(params.id, {});
      const remaining = Object.fromEntries(
        Object.entries(problems).filter(([field]) => field !== 'manuscript'),
      );
      const later = status === 'accepted' ? 'camera-ready' : 'revision';
      const stage = status === 'draft' ? 'submission' : later;
      const number = versions.length + 1;
      const version = { ...sampleVersion, id: newVersionId, number, stage, isSubmitted: false };
      const changes = { versions: [version, ...versions], problems: remaining };
      return response(201).json(change(params.id, changes as Partial<PaperDetails>));
    }),
    http.post('/api/v1/papers/{id}/agreement', async ({ params, request, response }) => {
      const { version } = await request.json();
      return response(200).json(change(params.id, { agreed: { ...sampleAgreed, at, version } }));
    }),
    http.post('/api/v1/papers/{id}/agreement/form', ({ params, response }) => {
      const form = { id: newVersionId, name: 'signed.pdf', bytes: 2048 };
      return response(201).json(change(params.id, { agreed: { ...sampleAgreed, at, form } }));
    }),
    http.post('/api/v1/papers/{id}/camera-ready', ({ params, response }) => {
      const { versions, cameraReady } = change(params.id, {});
      const submitted = versions.map((version) => ({ ...version, isSubmitted: true }));
      return response(200).json(
        change(params.id, {
          versions: submitted,
          cameraReady: cameraReady && { ...cameraReady, state: 'received', reasons: '' },
        }),
      );
    }),
    http.post('/api/v1/papers/{id}/submit', ({ params, response }) =>
      response(200).json(
        change(params.id, {
          status: 'submitted',
          number: 119,
          submittedAt: at,
          acknowledgeBy: at,
          transitions: [{ action: 'submit', status: 'submitted', at, note: '' }],
        }),
      ),
    ),
    http.post('/api/v1/papers/{id}/versions', async ({ params, request, response }) => {
      const { revision, ...changes } = await request.json();
      return response(200).json(change(params.id, { ...changes, revision: revision + 1 }));
    }),
    http.post('/api/v1/papers/{id}/withdraw', ({ params, response }) =>
      response(200).json(change(params.id, { status: 'withdrawn' })),
    ),
    http.post('/api/v1/papers/{id}/revision', ({ params, response }) =>
      response(200).json(change(params.id, { status: 'revision-submitted' })),
    ),
  );
  return papersById;
}
