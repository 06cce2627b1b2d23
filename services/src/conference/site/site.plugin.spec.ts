import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const siteDir = mkdtempSync(join(tmpdir(), 'plenary-site-'));
const put = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), content);
};
const release = (name: string) => {
  put(`${name}/index.html`, `<html>shell of ${name}</html>`);
  put(`${name}/404.html`, `<html>not found, says ${name}</html>`);
  put(`${name}/pages/index/index.html`, `<html>home of ${name}</html>`);
  put(`${name}/pages/venue/index.html`, `<html>venue of ${name}</html>`);
  put(`${name}/calendar/forum.ics`, 'BEGIN:VCALENDAR');
  put(`${name}/remotes.json`, `{"release":"${name}"}`);
  const routes = ['/', '/venue', '/papers/:id', '/admin/users'];
  put(`${name}/routes.json`, JSON.stringify(routes.map((path) => ({ path, status: 200 }))));
};
const goLive = (name: string) => {
  symlinkSync(name, join(siteDir, 'next'));
  renameSync(join(siteDir, 'next'), join(siteDir, 'current'));
};

let server: TestApp;
beforeAll(async () => {
  release('one');
  release('two');
  put('shell/1.0.0/main.abc.js', 'console.log("shell")');
  put('shell/1.0.0/main.abc.js.br', brotliCompressSync('console.log("shell")'));
  put('node/shell/1.0.0/compose.cjs', 'private');
  put('history.jsonl', '{}');
  put('contacts.json', '{}');
  put('buckets/state.json', '{}');
  goLive('one');
  server = await startTestApp({ siteDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(siteDir, { recursive: true });
});

const get = async (path: string, init?: RequestInit) => {
  const answer = await fetch(server.origin + path, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('the site', () => {
  it.each([
    ['/', 200, 'home of one'],
    ['/venue', 200, 'venue of one'],
    ['/venue?from=mail', 200, 'venue of one'],
    ['/papers/0199-17', 200, 'shell of one'],
    ['/admin/users', 200, 'shell of one'],
    ['/papers/1/2', 404, 'not found, says one'],
    ['/nowhere', 404, 'not found, says one'],
    ['/remotes.json', 200, '"release":"one"'],
    ['/calendar/forum.ics', 200, 'BEGIN:VCALENDAR'],
    ['/calendar', 404, 'not found, says one'],
    ['//venue/', 404, 'not found, says one'],
    ['/nowhere/', 404, 'not found, says one'],
    ['/contact.html', 404, 'not found, says one'],
    ['/papers/2025.1', 200, 'shell of one'],
  ])('answers %s with %d', async (path, status, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });

  it.each([
    ['/register-conference?type=author', '/conference-register?type=author'],
    ['/admin', '/admin/dashboard'],
    ['/admin/', '/admin/dashboard'],
    ['/venue/?from=mail', '/venue?from=mail'],
    ['/papers/17/', '/papers/17'],
    ['//', '/'],
  ])('leads %s to %s for good', async (from, to) => {
    const answer = await get(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(to);
  });

  it('lets versions be kept for a year, and has pages asked for again', async () => {
    const version = await get('/shell/1.0.0/main.abc.js');
    expect(version.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await get('/venue');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0');
    const again = await get('/venue', {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('sends precompressed files to clients that accept them', async () => {
    const answer = await get('/shell/1.0.0/main.abc.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(answer.text).toBe('console.log("shell")');
  });

  it.each([
    '/shell/1.0.0/none.js',
    '/history.jsonl',
    '/contacts.json',
    '/buckets/state.json',
    '/node/shell/1.0.0/compose.cjs',
    '/shell/%2e%2e/history.jsonl',
    '/shell/..%2fhistory.jsonl',
    '/..%2fhistory.jsonl',
    '/.env',
  ])('does not give away %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toMatch(/private|^\{\}$/);
  });

  it('protects every answer, and asks for https only where it is spoken', async () => {
    for (const path of ['/', '/nowhere', '/shell/1.0.0/main.abc.js', '/api/v1/health/live']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const secure = await startTestApp({ siteDir, publicUrl: 'https://conference.example' });
    const { headers } = await fetch(secure.origin);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    await secure.stop();
  });

  it('keeps windows of other sites apart from documents', async () => {
    const openers = await Promise.all(
      ['/', '/nowhere', '/shell/1.0.0/main.abc.js'].map(async (path) =>
        (await get(path)).headers.get('cross-origin-opener-policy'),
      ),
    );
    expect(openers).toEqual(['same-origin', 'same-origin', null]);
  });

  it('opens the camera for the page that scans badges, and for no other', async () => {
    const policies = await Promise.all(
      ['/', '/admin/dashboard', '/admin/checkin', '/admin/checkin/?scan=1', '/nowhere'].map(
        async (path) => (await get(path)).headers.get('permissions-policy'),
      ),
    );
    expect(policies).toEqual([
      'camera=()',
      'camera=()',
      'camera=(self)',
      'camera=(self)',
      'camera=()',
    ]);
  });

  it('a stop waits for a slow reader, and no longer than for that', async () => {
    put('shell/1.0.0/large.abc.js', Buffer.alloc(8_000_000, 'x'));
    const stopping = await startTestApp({ siteDir });
    const { port } = new URL(stopping.origin);
    const reader = connect(Number(port), '127.0.0.1');
    reader.write('GET /shell/1.0.0/large.abc.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(reader, 'readable');

    const stopped = stopping.stop();
    let bytes = 0;
    reader.on('data', (chunk: Buffer) => (bytes += chunk.length));

    await stopped;
    expect(bytes).toBeGreaterThan(8_000_000);
  }, 20_000);

  it('shows a release that was made live within a second', async () => {
    goLive('two');
    const until = Date.now() + 2000;
    let text = '';
    while (!text.includes('venue of two') && Date.now() < until) text = (await get('/venue')).text;
    expect(text).toContain('venue of two');
  });

  it('asks to come back while nothing is published', async () => {
    const empty = await startTestApp({ siteDir: join(siteDir, 'none') });
    const answer = await fetch(empty.origin);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    await empty.stop();
  });
});
