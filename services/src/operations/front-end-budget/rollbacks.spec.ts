import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import {
  look,
  NEW,
  OLD,
  serve,
  visit,
  watchedSite,
  type WatchedSite,
  watchOf,
} from '../../../test/watched-site.js';
import { MINUTE } from '../../platform/core/time.js';
import { callWebhook } from './call-webhook.js';
import { rolledBack } from './rolled-back.email.js';

const TEAM = 'team@plenary.test';

let site: WatchedSite;
let server: TestApp;
/** Of a version that is bad enough: the next look rolls it back. */
async function start(options: Parameters<typeof watchedSite>[0] = {}) {
  site = watchedSite(options);
  reportsBefore = allReports().length;
  await serve(server, site);
  await visit(server, OLD, { visits: 3000 });
  await look(server);
  await visit(server, NEW, { visits: 1000, failures: 200 });
}
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
let reportsBefore = 0;
const allReports = () => server.emails.to(TEAM, rolledBack);
/** Emails to the team in this test. */
const reports = () => allReports().slice(reportsBefore);

const contacts = (...list: string[]) =>
  site.put(
    'contacts.json',
    JSON.stringify({ mfe_public: list, mfe_admin: ['other@plenary.test'] }),
  );

/** A receiver of webhooks. */
let receiver: Server | undefined;
afterEach(() => receiver?.close());
async function receive(status: number, headers: Record<string, string> = {}) {
  const bodies: unknown[] = [];
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += String(part)));
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      response.writeHead(status, headers).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook/secret`, bodies };
}

describe('a rollback', () => {
  afterEach(() => site.remove());

  it('is reported to the contacts of the front end by email, once', async () => {
    await start();
    const admin = await server.person('admin');
    contacts(TEAM, 'no contact', 'http://elsewhere.test/hook');
    await look(server);
    await look(server);
    expect(reports().map(({ data }) => data)).toEqual([
      {
        ...{ frontEnd: 'mfe_public', version: NEW, before: OLD, visits: 1200 },
        reason: 'Failures to load: 20% against 0%',
      },
    ]);
    expect(server.emails.to('other@plenary.test', rolledBack)).toEqual([]);
    expect(server.emails.to(admin.user.email, rolledBack)).toEqual([]);
  });

  it('is reported to administrators where a front end has no contacts', async () => {
    await start();
    const admin = await server.person('admin');
    const user = await server.person('user');
    await look(server);
    expect(server.emails.to(admin.user.email, rolledBack)).toHaveLength(1);
    expect(server.emails.to(user.user.email, rolledBack)).toEqual([]);
  });

  it('is reported to a webhook', async () => {
    await start();
    const admin = await server.person('admin');
    const { url, bodies } = await receive(204);
    contacts(url);
    await look(server);
    const reason = 'Failures to load: 20% against 0%';
    const text = `mfe_public ${NEW} was rolled back to ${OLD}. ${reason}`;
    expect(bodies).toEqual([{ text, frontEnd: 'mfe_public', version: NEW, before: OLD, reason }]);
    expect(server.emails.to(admin.user.email, rolledBack)).toEqual([]);
  });

  it('is reported to administrators when the webhook fails three times', async () => {
    await start();
    const admin = await server.person('admin');
    const { url, bodies } = await receive(500);
    contacts(url);
    const error = jest.spyOn(Logger.prototype, 'error');
    await look(server);
    expect(bodies).toHaveLength(3);
    expect(server.emails.to(admin.user.email, rolledBack)).toHaveLength(1);
    const lines = error.mock.calls.map(String).join('\n');
    expect(lines).toContain('the webhook at 127.0.0.1');
    expect(lines).not.toContain('secret');
    error.mockRestore();
  });

  it('is a line of the log', async () => {
    await start();
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await look(server);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'rolled-back', version: NEW, before: OLD }),
    );
    warn.mockRestore();
  });

  it('happens once when two servers look at once', async () => {
    await start();
    contacts(TEAM);
    const { url: databaseUrl } = server.dataSource.options as { url: string };
    const other = await startTestApp({ siteDir: site.siteDir, databaseUrl });
    await Promise.all([look(server), look(other), look(server), look(other)]);
    await look(other);
    expect(site.runs()).toHaveLength(1);
    expect(site.live()).toBe(OLD);
    const sent = [...reports(), ...other.emails.to(TEAM, rolledBack)];
    expect(sent).toHaveLength(1);
    await other.stop();
  });

  it('is tried again after a failure, which administrators see', async () => {
    await start();
    contacts(TEAM);
    site.put('broken', '');
    const { token } = await server.person('admin');
    await look(server);
    await look(server);
    expect(site.runs()).toHaveLength(1);
    const { body } = await server.call('GET', '/admin/front-ends', { token });
    expect(body.frontEnds[1].versions[0].watch).toMatchObject({
      ...{ state: 'exceeded', failure: 'Refused. No room.' },
    });

    server.clock.advance(MINUTE);
    await look(server);
    expect(await watchOf(server)).toMatchObject({ tries: 2, failure: 'Refused. No room.' });
    rmSync(join(site.siteDir, 'broken'));
    server.clock.advance(2 * MINUTE);
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'rolled-back', failure: null });
    expect(site.live()).toBe(OLD);
    expect(reports()).toHaveLength(1);
  });

  it('is reported by the next look when the process was killed after it', async () => {
    await start();
    contacts(TEAM);
    site.put('broken', '');
    await look(server);
    site.publish(OLD);
    server.clock.advance(6 * MINUTE);
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'rolled-back' });
    expect(reports()).toHaveLength(1);
  });

  it('is left to a person who publishes meanwhile', async () => {
    await start();
    contacts(TEAM);
    site.put('broken', '');
    await look(server);
    site.publish('1.0.0-0e0e0e0e');
    server.clock.advance(6 * MINUTE);
    await look(server);
    expect(await watchOf(server)).toMatchObject({ state: 'replaced' });
    expect(reports()).toEqual([]);
  });

  it('has no reason in a shell from before the error budget', async () => {
    await start({ hasReasons: false });
    await look(server);
    expect(site.runs()).toEqual([`--set mfe_public=${OLD} --by the error budget --cause rollback`]);
    expect(await watchOf(server)).toMatchObject({ state: 'rolled-back' });
  });
});

describe('callWebhook', () => {
  it('follows no redirect', async () => {
    const { url, bodies } = await receive(307, { location: '/elsewhere' });
    await expect(callWebhook(url, {}, 1)).rejects.toThrow('No answer');
    expect(bodies).toHaveLength(3);
  });

  it('ends with the first answer', async () => {
    const { url, bodies } = await receive(200);
    await callWebhook(url, { text: 'x' }, 1);
    expect(bodies).toEqual([{ text: 'x' }]);
  });
});
