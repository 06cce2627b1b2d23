import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { registration } from '../../../test/accounts.js';
import { callsTo } from '../../../test/call.js';
import { createDatabase } from '../../../test/database.js';
import { freePort } from '../../../test/free-port.js';
import { endPrograms, startProgram } from '../../../test/program.js';
import { SmtpRecorder } from '../../../test/smtp-recorder.js';
import { testConfig } from '../../../test/test-config.js';
import { type ReceivedSpan, TraceCollector } from '../../../test/trace-collector.js';
import { traceParentOfEmail } from '../../messaging/outbox/email-trace.js';
import { SECOND } from '../../platform/core/time.js';
import { traceRequests } from '../../platform/http/trace-requests.js';
import { currentSpan, traced } from '../../platform/tracing/traces.js';
import { startTraces } from './start-traces.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let collector: TraceCollector;
let endpoint: string;
beforeEach(async () => {
  collector = new TraceCollector();
  endpoint = await collector.start();
});
afterEach(() => collector.stop());
afterAll(endPrograms);

describe('a sign-up whose request is sampled', () => {
  it('is one trace from the request to the email that the mail server accepted', async () => {
    const smtp = new SmtpRecorder();
    const database = await createDatabase();
    const home = mkdtempSync(join(tmpdir(), 'plenary-traces-'));
    const port = await freePort();
    const environment = {
      DATABASE_URL: database.databaseUrl,
      MIGRATION_DATABASE_URL: database.migrationDatabaseUrl,
      JWT_SECRET: 'a secret that only the tests know of',
      SMTP_URL: await smtp.start(),
      DATA_DIR: home,
      PORT: String(port),
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER_ARG: '1',
    };
    const api = startProgram('main', environment);
    await api.line('Plenary is at');
    const worker = startProgram('worker', environment);
    await worker.line('The worker runs');

    const call = callsTo(`http://127.0.0.1:${port}`);
    const body = registration({
      email: 'canary-address@example.org',
      firstName: 'Canaryfirst',
      lastName: 'Canarylast',
      password: 'canary battery staple',
    });
    const headers = {
      traceparent: `00-${TRACE}-${CALLER}-00`,
      tracestate: 'vendor=canarystate',
      baggage: 'user=canarybaggage',
      'user-agent': 'canary/1.0',
    };
    const answer = await call('POST', '/auth/register', { body, headers });
    expect(answer.status).toBe(201);
    await call('GET', '/papers?search=canaryquery', { token: String(answer.body.token) });
    const [email] = await smtp.took(1);
    // Processes send their last spans before they end.
    for (const program of [api, worker]) {
      program.process.kill('SIGTERM');
      expect(await program.ended).toBe(0);
    }

    const one = (name: string, service: string): ReceivedSpan => {
      const found = collector.named(name).filter((span) => span.traceId === TRACE);
      expect(found.map((span) => span.service)).toEqual([service]);
      return found[0] as ReceivedSpan;
    };
    const request = one('POST /api/v1/auth/register', 'plenary-api');
    expect(request).toMatchObject({
      parentSpanId: CALLER,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/v1/auth/register',
        'http.response.status_code': 201,
        'plenary.request_id': answer.headers.get('x-request-id'),
      },
    });
    const row = one('INSERT outgoing_emails', 'plenary-api');
    expect(row.parentSpanId).toBe(request.spanId);
    expect(row.attributes['db.query.text']).toContain('insert into "outgoing_emails"');
    const publish = one('publish mail', 'plenary-worker');
    expect(publish.parentSpanId).toBe(request.spanId);
    const process = one('process mail', 'plenary-worker');
    expect(process.parentSpanId).toBe(publish.spanId);
    expect(process.attributes).toMatchObject({
      'plenary.email.kind': 'verification-code',
      'plenary.email.status': 'sent',
    });
    expect(one('SMTP send', 'plenary-worker')).toMatchObject({
      parentSpanId: process.spanId,
      status: { code: 0 },
    });
    const updates = collector.named('UPDATE outgoing_emails');
    expect(updates.map(({ parentSpanId }) => parentSpanId)).toContain(process.spanId);
    expect(collector.named('COMMIT').length).toBeGreaterThan(1);

    // The control: the personal data was in the request and the email, and routes are in the spans.
    expect(email?.raw).toContain('Canaryfirst');
    const sent = collector.bytes.join('\n');
    expect(sent).toContain('/api/v1/papers');
    expect(sent).not.toMatch(/canary/i);
    expect(sent).not.toContain('example.org');
    expect(sent).not.toContain('127.0.0.1');
    expect(sent).not.toContain(String(answer.body.user.id));

    const completed = api
      .output()
      .split('\n')
      .filter((line) => line.includes(TRACE));
    expect(completed.some((line) => line.includes('"trace_id"') && line.includes('reqId'))).toBe(
      true,
    );
    await smtp.stop();
    await database.drop();
    rmSync(home, { recursive: true });
  });
});

describe('a request', () => {
  let server: FastifyInstance;
  let origin: string;
  let stop: () => Promise<unknown>;
  afterEach(() => server.close());

  async function serve(ratio: number): Promise<void> {
    const traces = { url: `${endpoint}/v1/traces`, ratio, service: undefined };
    stop = await startTraces(testConfig({ traces }), 'api');
    server = fastify();
    traceRequests(server, '/api/v1/');
    server.get('/api/v1/pages/:id', () => ({ traceParent: currentSpan()?.traceParent }));
    server.get('/api/v1/emails/:count', ({ params }) =>
      Array.from({ length: Number((params as { count: string }).count) }, traceParentOfEmail),
    );
    server.get('/api/v1/failures', () =>
      traced({ name: 'work', kind: 'client' }, () =>
        Promise.reject(Object.assign(new Error('canary'), { code: 'E1' })),
      ),
    );
    server.get('/api/v1/health/live', () => ({}));
    server.get('/other', () => ({}));
    origin = await server.listen({ port: 0, host: '127.0.0.1' });
  }

  async function get(path: string, traceparent?: string): Promise<unknown> {
    const headers = traceparent === undefined ? undefined : { traceparent };
    const answer = await fetch(`${origin}${path}`, { headers });
    return answer.json();
  }

  it.each([
    ['is not sampled at 0, whatever its caller decided', 0, 0],
    ['is sampled at 1, whatever its caller decided', 1, 2],
  ])('%s', async (_what, ratio, count) => {
    await serve(ratio);
    await get('/api/v1/pages/canary', `00-${TRACE}-${CALLER}-01`);
    await get('/api/v1/pages/canary', `00-${TRACE}-${CALLER}-00`);
    await stop();
    expect(collector.spans.map(({ name }) => name)).toEqual(
      Array.from({ length: count }, () => 'GET /api/v1/pages/:id'),
    );
    expect(collector.bytes).toHaveLength(count === 0 ? 0 : 1);
    expect(collector.bytes.join()).not.toContain('canary');
  });

  it('is sampled by chance and not by the id that its caller chose', async () => {
    await serve(0.5);
    const random = jest.spyOn(Math, 'random');
    random.mockReturnValueOnce(0.49);
    // A sampler by the ratio of ids would take the first and leave the second.
    const taken = await get('/api/v1/pages/1', `00-ffffffffffffffffffffffffffffffff-${CALLER}-01`);
    random.mockReturnValueOnce(0.51);
    const left = await get('/api/v1/pages/1', `00-00000000000000000000000000000001-${CALLER}-01`);
    random.mockRestore();
    expect(taken).toEqual({ traceParent: expect.stringMatching(/^00-f{32}-[0-9a-f]{16}-01$/) });
    expect(left).toEqual({});
    await stop();
  });

  it.each([
    `00-${TRACE}-${CALLER}`,
    `00-${TRACE}-${CALLER}-01, 00-${TRACE}-${CALLER}-01`,
    `00-${'0'.repeat(32)}-${CALLER}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${CALLER}-01`,
    `00-${TRACE.toUpperCase()}-${CALLER}-01`,
    'canary',
  ])('starts a trace when the header is %s', async (traceparent) => {
    await serve(1);
    await get('/api/v1/pages/1', traceparent);
    await stop();
    const [span] = collector.spans;
    expect(span?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    expect(span?.traceId).not.toBe(TRACE);
    expect(span?.parentSpanId).toBeUndefined();
  });

  it('is left out when it is of the health check, of a page or without a route', async () => {
    await serve(1);
    await get('/api/v1/health/live');
    await get('/other');
    await get('/api/v1/unknown');
    await get('/api/v1/pages/1');
    await stop();
    expect(collector.spans.map(({ name }) => name)).toEqual(['GET /api/v1/pages/:id']);
  });

  it('with more than ten emails continues in ten of them, and is linked from the others', async () => {
    await serve(1);
    const parents = (await get('/api/v1/emails/12', `00-${TRACE}-${CALLER}-00`)) as string[];
    await stop();
    const [request] = collector.named('GET /api/v1/emails/:count');
    const ofRequest = `00-${TRACE}-${request?.spanId}-01`;
    expect(parents.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => ofRequest));
    const others = collector.named('create mail');
    expect(parents.slice(10)).toEqual(
      others.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`),
    );
    expect(new Set([TRACE, ...others.map(({ traceId }) => traceId)]).size).toBe(3);
    for (const { links } of others) {
      expect(links).toMatchObject([{ traceId: TRACE, spanId: request?.spanId }]);
    }
  });

  it('that fails has the code of the error without its message', async () => {
    await serve(1);
    await get('/api/v1/failures');
    await stop();
    expect(collector.named('work')).toMatchObject([
      { attributes: { 'error.type': 'E1' }, status: { code: 2 } },
    ]);
    expect(collector.named('GET /api/v1/failures')).toMatchObject([
      { attributes: { 'error.type': '500' }, status: { code: 2 } },
    ]);
    expect(collector.bytes.join()).not.toContain('canary');
  });

  it('is answered while the collector is silent, and the process stops without it', async () => {
    collector.isSilent = true;
    await serve(1);
    expect(await get('/api/v1/pages/1')).toHaveProperty('traceParent');
    const began = Date.now();
    await stop();
    // The library would wait 10 s.
    expect(Date.now() - began).toBeLessThan(8 * SECOND);
    // The control: the spans were on their way.
    expect(collector.bytes).toHaveLength(1);
  });
});
