import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import { invitedCoAuthor, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { begin, sending } from '../../../test-faults/tus-uploads.js';
import { RouteTable } from '../../platform/http/policy/route-table.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

/** Every route of one paper; the last one ends its life. */
const ROUTES = [
  'GET /papers/:id',
  'PATCH /papers/:id',
  'DELETE /papers/:id',
  'POST /papers/:id/submit',
  'POST /papers/:id/versions',
  'POST /papers/:id/revision',
  'POST /papers/:id/camera-ready',
  'POST /papers/:id/agreement',
  'POST /papers/:id/agreement/form',
  'POST /papers/:id/agreement/sent-form',
  'POST /papers/:id/files',
  'POST /papers/:id/sent-files',
  'DELETE /papers/:id/supplement',
  'POST /papers/:id/withdraw',
  'GET /papers/:id/response',
  'PUT /papers/:id/response/draft',
  'POST /papers/:id/response/submit',
];

const REFUSED = [403, 404];

it('lets co-authors read and only the submitter change: every route × every caller', async () => {
  const callers = {
    'co-author': await server.person('user'),
    'denied co-author': await server.person('user'),
    'removed co-author': await server.person('user'),
    'unverified co-author': await server.person('unverified'),
    stranger: await server.person('user'),
    submitter: await server.person('user'),
  };
  const emailOf = (caller: keyof typeof callers) => callers[caller].user.email;
  const named = [
    ...(['co-author', 'denied co-author', 'unverified co-author'] as const).map(emailOf),
  ];
  const authors = named.map((email) => ({ email }));
  const id = await submittedPaper(server, callers.submitter.user.id, { authors });
  for (const email of [...named, emailOf('removed co-author')]) {
    const token = await invitedCoAuthor(server, id, email);
    if (email !== emailOf('denied co-author')) continue;
    await server.call('POST', `/papers/authorships/${token}/denial`);
  }
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const own = routes.filter(({ path }) => path.startsWith('/papers/:id'));
  const names = own.map(({ method, path }) => `${method} ${path}`);
  expect(names.toSorted()).toEqual(ROUTES.toSorted());

  // Of the submitter; their bytes are missing.
  const { token } = callers.submitter;
  const sent = sending({ paperId: id, token }, await paperPdf());
  const form = sending({ paperId: id, token }, await paperPdf());
  expect(await begin(server, sent)).toMatchObject({ status: 201 });
  expect(await begin(server, form, { purpose: 'agreement' })).toMatchObject({ status: 201 });
  const bodies: Record<string, object> = {
    PATCH: { revision: 1 },
    POST: {},
    PUT: { revision: 0, general: 'Thank you', answers: [] },
    'POST /papers/:id/response/submit': { revision: 0, general: 'Thank you', answers: [] },
    'POST /papers/:id/versions': { ...paperContent(), kind: 'full-paper', revision: 1 },
    'POST /papers/:id/agreement': { version: 'sample-1' },
    'POST /papers/:id/agreement/sent-form': { version: 'sample-1', uploadId: form.id },
    'POST /papers/:id/files': paperForm(await paperPdf()),
    'POST /papers/:id/sent-files': { part: 'manuscript', uploadId: sent.id },
  };
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const route of ROUTES) {
    const [method = '', path = ''] = route.split(' ');
    const body = bodies[route] ?? bodies[method];
    for (const [caller, { token }] of Object.entries(callers)) {
      const { status } = await server.call(method, path.replace(':id', id), { token, body });
      found[`${caller}: ${route}`] = REFUSED.includes(status) ? status : 'answered';
      const isReader = caller === 'co-author' && method === 'GET';
      const isAnswered = caller === 'submitter' || isReader;
      const refusal = caller === 'unverified co-author' ? 403 : 404;
      expected[`${caller}: ${route}`] = isAnswered ? 'answered' : refusal;
    }
  }
  expect(found).toEqual(expected);
});
