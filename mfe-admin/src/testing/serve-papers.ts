import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';
import { sampleCandidates, samplePaper, sampleProposal } from './sample-papers';

type Paper = components['schemas']['AdminPaper'];
type FoundText = components['schemas']['FoundText'];
type Counts = components['schemas']['AdminPaperCounts'];

/**
 * `asked` holds the queries of the list, `sent` the path and body of each action.
 * @param found where words of a search are, by the id of the paper
 */
export function servePapers(papers: Paper[], found: Record<string, FoundText> = {}) {
  const rows = new Map(papers.map((paper) => [paper.id, paper]));
  const asked: Record<string, string>[] = [];
  const sent: [act: string, body: unknown][] = [];

  const moved = (id: string, act: string, body: unknown, status: Paper['status']) => {
    sent.push([act, body]);
    const paper = { ...(rows.get(id) ?? samplePaper(1)), status };
    rows.set(id, { ...paper, revision: paper.revision + 1 });
    return { id, status, round: paper.round, revision: paper.revision + 1, heldUntil: null };
  };

  let preferences: components['schemas']['Preferences'] = {
    hasShortcuts: true,
    getsAnnouncements: true,
    paperColumns: null,
    exportColumns: {},
    views: [],
  };
  server.use(
    http.get('/api/v1/auth/preferences', ({ response }) => response(200).json(preferences)),
    http.patch('/api/v1/auth/preferences', async ({ request, response }) => {
      preferences = { ...preferences, ...(await request.json()) };
      return response(200).json(preferences);
    }),
    http.put('/api/v1/auth/preferences/views', async ({ request, response }) => {
      const saved = await request.json();
      const { views } = preferences;
      const same = views.find(({ list, name }) => list === saved.list && name === saved.name);
      const id = same?.id ?? `00000000-0000-4000-8000-00000000070${views.length + 1}`;
      const others = views.filter((view) => view !== same);
      preferences = { ...preferences, views: [...others, { ...saved, id }] };
      return response(200).json(preferences);
    }),
    http.delete('/api/v1/auth/preferences/views/{id}', ({ params, response }) => {
      const views = preferences.views.filter(({ id }) => id !== params.id);
      preferences = { ...preferences, views };
      return response(200).json({ message: 'Deleted.' });
    }),
    http.get('/api/v1/admin/papers', ({ request, response }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const items = [...rows.values()]
        .filter(
          ({ title, status }) =>
            title.toLowerCase().includes((query.q ?? '').toLowerCase()) &&
            (!query.status || query.status === status) &&
            (query.phase !== 'review' || status === 'under-review'),
        )
        .map((paper) => ({ ...paper, found: found[paper.id] ?? null }));
      return response(200).json({ items, nextCursor: null, counts: countsOf([...rows.values()]) });
    }),
    http.get('/api/v1/admin/papers/{id}/discussion', ({ response }) =>
      response(200).json({ isOn: false, isOpen: false, participants: [], comments: [] }),
    ),
    http.get('/api/v1/admin/papers/{id}/similarity', ({ response }) =>
      response(200).json({ state: 'compared', file: 'read', report: null, matches: [] }),
    ),
    http.get('/api/v1/admin/papers/bidding', ({ response }) =>
      response(200).json({
        ...{ isOpen: true, reviewers: 8, reviewersWithBids: 3, bids: 12, papers: 5 },
        papersWanted: 2,
      }),
    ),
    http.get('/api/v1/admin/papers/handlers', ({ response }) => response(200).json({ items: [] })),
    http.get('/api/v1/admin/papers/tags', ({ response }) => {
      const tags = [...rows.values()].flatMap((paper) => paper.tags);
      const items = [...new Set(tags)].map((tag) => ({
        tag,
        papers: tags.filter((each) => each === tag).length,
      }));
      return response(200).json({ items });
    }),
    // Papers without figures refuse to pass.
    http.post('/api/v1/admin/papers/acts', async ({ request, response }) => {
      const body = await request.json();
      if (!body.preview) sent.push(['acts', body]);
      const items = body.papers.map(({ id }) => {
        const paper = rows.get(id) ?? samplePaper(1);
        const nothing = { id, reason: null, heldUntil: null, told: [] };
        if (body.act === 'pass' && paper.similarityPercent === null)
          return { ...nothing, outcome: 'skipped' as const, reason: 'Both figures are missing.' };
        if (!body.preview && body.act === 'tag')
          rows.set(id, { ...paper, tags: [...paper.tags, body.tag] });
        const told = body.act === 'pass' ? [paper.owner.email] : [];
        return { ...nothing, told, outcome: body.preview ? ('ready' as const) : ('done' as const) };
      });
      return response(200).json({ items });
    }),
    http.get('/api/v1/admin/papers/{id}', ({ params, response }) =>
      response(200).json(rows.get(params.id) ?? samplePaper(1)),
    ),
    http.get('/api/v1/admin/papers/{id}/candidates', ({ response }) =>
      response(200).json({ items: sampleCandidates, total: sampleCandidates.length }),
    ),
    http.post('/api/v1/admin/papers/{id}/screening', async ({ params, request, response }) => {
      const body = await request.json();
      const status = body.pass ? 'under-review' : 'screening';
      return response(200).json(moved(params.id, 'screening', body, status));
    }),
    http.post('/api/v1/admin/papers/{id}/return-to-author', async ({ params, request, response }) =>
      response(200).json(moved(params.id, 'return-to-author', await request.json(), 'draft')),
    ),
    http.post('/api/v1/admin/papers/{id}/desk-rejection', async ({ params, request, response }) =>
      response(200).json(moved(params.id, 'desk-rejection', await request.json(), 'desk-rejected')),
    ),
    http.post('/api/v1/admin/papers/{id}/decision', async ({ params, request, response }) =>
      response(200).json(moved(params.id, 'decision', await request.json(), 'decision-recorded')),
    ),
    http.post('/api/v1/admin/papers/{id}/verification', async ({ params, request, response }) =>
      response(200).json(moved(params.id, 'verification', await request.json(), 'verified')),
    ),
    http.post('/api/v1/admin/papers/{id}/reopening', async ({ params, request, response }) =>
      response(200).json(moved(params.id, 'reopening', await request.json(), 'under-review')),
    ),
    http.post('/api/v1/admin/papers/{id}/assignments', async ({ params, request, response }) =>
      response(200).json(moved(params.id, 'assignments', await request.json(), 'under-review')),
    ),
    http.post('/api/v1/admin/papers/{id}/camera-ready', async ({ params, request, response }) => {
      const body = await request.json();
      const before = rows.get(params.id) ?? samplePaper(1);
      const { cameraReady } = before;
      const { act } = body;
      const afterOthers = act === 'lock' ? 'locked' : 'checked';
      const state = act === 'send-back' ? 'sent-back' : afterOthers;
      rows.set(params.id, { ...before, cameraReady: cameraReady && { ...cameraReady, state } });
      return response(200).json(moved(params.id, 'camera-ready', body, before.status));
    }),
    http.post('/api/v1/admin/papers/{id}/figures', async ({ params, request, response }) => {
      const { status } = rows.get(params.id) ?? samplePaper(1);
      return response(200).json(moved(params.id, 'figures', await request.json(), status));
    }),
    http.post('/api/v1/admin/papers/{id}/withdrawal', async ({ params, request, response }) =>
      response(200).json(moved(params.id, 'withdrawal', await request.json(), 'withdrawn')),
    ),
    http.get('/api/v1/admin/papers/{id}/payment', ({ response }) =>
      response(200).json({
        payment: {
          id: '00000000-0000-4000-8000-000000000901',
          reference: 'AIM25-7KQ2',
          registered: 'Esi Mensah',
          amount: 250,
          received: 250,
        },
      }),
    ),
    http.post('/api/v1/admin/papers/{id}/notes', async ({ params, request, response }) => {
      const { text } = await request.json();
      const paper = rows.get(params.id) ?? samplePaper(1);
      const id = '00000000-0000-4000-8000-000000000801';
      const createdAt = '2025-10-10T08:00:00.000Z';
      const note = { id, text, author: 'Esi Owusu', isOwn: true, createdAt };
      rows.set(params.id, { ...paper, notes: [note, ...paper.notes] });
      return response(200).json({ id });
    }),
    http.delete('/api/v1/admin/papers/{id}/notes/{noteId}', ({ params, response }) => {
      const paper = rows.get(params.id) ?? samplePaper(1);
      const notes = paper.notes.filter(({ id }) => id !== params.noteId);
      rows.set(params.id, { ...paper, notes });
      return response(200).json({ message: 'Note deleted.' });
    }),
    http.post('/api/v1/admin/papers/release', async ({ request, response }) => {
      const body = await request.json();
      if (!body.preview) sent.push(['release', body]);
      const items = body.papers.map(({ id }) => {
        const { number, title, revision } = rows.get(id) ?? samplePaper(1);
        if (!body.preview) rows.set(id, samplePaper(number ?? 1, { status: 'accepted' }));
        return {
          id,
          number,
          title,
          revision,
          decision: 'accepted' as const,
          outcome: body.preview ? ('ready' as const) : ('released' as const),
          reason: null,
          heldUntil: null,
          email: body.preview
            ? { to: 'esi@example.org', subject: `Accepted: paper ${number}`, text: 'Hello Esi,' }
            : null,
        };
      });
      return response(200).json({ items });
    }),
    http.post('/api/v1/admin/papers/proposal', async ({ request, response }) => {
      const body = await request.json();
      sent.push(['propose', body]);
      const pinned = body.pinned ?? [];
      return response(200).json(sampleProposal([...rows.values()], { ...body, pinned }));
    }),
    http.post('/api/v1/admin/papers/assignments', async ({ request, response }) => {
      const body = await request.json();
      sent.push(['take', body]);
      const assigned = body.papers.flatMap(({ reviewerIds }) => reviewerIds).length;
      return response(200).json({ assigned, skipped: [], heldUntil: null });
    }),
  );
  return { asked, sent };
}

function countsOf(papers: Paper[]): Counts {
  const counts: Counts = { all: papers.length };
  for (const { status } of papers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
