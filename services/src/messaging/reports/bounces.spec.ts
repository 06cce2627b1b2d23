import { randomBytes } from 'node:crypto';
import { auditRows } from '../../../test/admin-reads.js';
import type { Person } from '../../../test/people.js';
import { bounceShapes, rawReport } from '../../../test/raw-report.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { welcome } from '../../identity/email-verification/welcome.email.js';
import { emailChange } from '../../identity/email-verification/email-change.emails.js';
import { verificationCode } from '../../identity/email-verification/verification-code.email.js';
import { VerificationService } from '../../identity/email-verification/verification.service.js';
import { loginLink } from '../../identity/login/login-link.email.js';
import { passwordReset } from '../../identity/passwords/password-reset.email.js';
import { DAY } from '../../platform/core/time.js';
import { Notifications } from '../../platform/database/notifications.js';
import { InboundMessages } from '../inbound/inbound-messages.js';
import type { Mailbox, MailboxPart, ReadFrom } from '../inbound/mailbox.js';
import { MailboxReader } from '../inbound/mailbox-reader.js';
import { EmailOutbox } from '../outbox/email-outbox.js';
import { ReturnPaths } from '../outbox/token-addresses.js';
import { MOST_FAILURES } from './delivery-reports.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ returnPath: 'bounces+*@mail.sample.example' });
});
afterAll(() => server.stop());

const get = <Type>(type: abstract new (...parameters: never[]) => Type) =>
  server.app.get<Type>(type, { strict: false });

const newAddress = () => `reader.${randomBytes(6).toString('hex')}@sample.example`;

/** An email that was sent. @returns its id, and its envelope sender */
async function sentEmail(to: string) {
  const cause = `welcome:${randomBytes(8).toString('hex')}`;
  const email = { template: welcome, to, cause, data: { firstName: 'Ada' } };
  await server.dataSource.transaction((tx) => get(EmailOutbox).add(tx, email));
  const [[{ id }]] = await server.dataSource.query<[[{ id: string }], number]>(
    `UPDATE outgoing_emails SET status = 'sent', tries = 1, sent_at = now(), message_id = '<' || id || '@x>'
      WHERE cause = $1 RETURNING id`,
    [cause],
  );
  return { id, returnPath: get(ReturnPaths).of(id) ?? '' };
}

const receive = (raw: Uint8Array) =>
  server.dataSource.transaction((tx) => get(InboundMessages).receive(tx, raw));

/** Another one each time: a test that passes weeks ends sessions. */
const asAdmin = async (method: string, path: string) =>
  server.call(method, path, { token: (await server.person('admin')).token });

const shown = async (id: string) => (await asAdmin('GET', `/admin/emails/${id}`)).body;

async function bounced(email: string) {
  const query = `q=${encodeURIComponent(email)}`;
  const { body } = await asAdmin('GET', `/admin/bounced-addresses?${query}`);
  return body.items as { id: string; email: string; reason: string; notSent: number }[];
}

/** Also of former addresses. */
async function marks(email: string) {
  const [{ count }] = await server.dataSource.query<[{ count: number }]>(
    'SELECT count(*)::int FROM bounced_addresses WHERE address_key = email_key($1)',
    [email],
  );
  return count;
}

const me = async (token: string) => (await server.call('GET', '/auth/me', { token })).body;

describe('a bounce', () => {
  it.each(bounceShapes)('of %s marks its email and its address', async (shape) => {
    const to = newAddress();
    const { id, returnPath } = await sentEmail(to);
    await receive(rawReport(shape, returnPath));
    expect(await shown(id)).toMatchObject({
      state: 'bounced',
      canRetry: false,
      reason: expect.any(String),
      history: [{ outcome: 'bounced' }],
    });
    expect(await bounced(to)).toMatchObject([{ email: to, notSent: 0 }]);
  });

  it('that is received again changes nothing', async () => {
    const to = newAddress();
    const { id, returnPath } = await sentEmail(to);
    for (let n = 0; n < 3; n += 1) await receive(rawReport('postfix', returnPath));
    expect((await shown(id)).history).toHaveLength(1);
  });

  it('with a token that the product did not make changes nothing', async () => {
    const to = newAddress();
    const { id, returnPath } = await sentEmail(to);
    const [digit] = /(?<=\+)./.exec(returnPath) ?? [];
    const forged = returnPath.replace(/\+./, digit === '1' ? '+0' : '+1');
    await receive(rawReport('postfix', forged));
    await receive(rawReport('postfix', 'bounces@mail.sample.example'));
    expect(await shown(id)).toMatchObject({ state: 'sent', history: [] });
    expect(await bounced(to)).toEqual([]);
  });

  it('of an email that was erased changes nothing', async () => {
    const to = newAddress();
    const { id, returnPath } = await sentEmail(to);
    await server.dataSource.query('DELETE FROM outgoing_emails WHERE id = $1', [id]);
    await receive(rawReport('postfix', returnPath));
    expect(await bounced(to)).toEqual([]);
  });
});

describe('a failure that is not final for the address', () => {
  it.each(['expired', 'policy'] as const)('(%s) marks it after several emails', async (name) => {
    const to = newAddress();
    for (let n = 1; n <= MOST_FAILURES; n += 1) {
      expect(await bounced(to)).toEqual([]);
      const { id, returnPath } = await sentEmail(to);
      await receive(rawReport(name, returnPath));
      expect((await shown(id)).state).toBe('bounced');
    }
    expect(await bounced(to)).toHaveLength(1);
  });

  it('is forgotten after two weeks', async () => {
    const to = newAddress();
    for (let n = 0; n <= MOST_FAILURES; n += 1) {
      const { returnPath } = await sentEmail(to);
      await receive(rawReport('expired', returnPath));
      server.clock.advance(8 * DAY);
    }
    expect(await bounced(to)).toEqual([]);
  });

  it('leaves an email that is delayed as it is', async () => {
    const to = newAddress();
    const { id, returnPath } = await sentEmail(to);
    await receive(rawReport('delayed', returnPath));
    expect(await shown(id)).toMatchObject({ state: 'sent', history: [{ outcome: 'delayed' }] });
  });
});

it('a complaint ends announcements to the address, and only those', async () => {
  const to = newAddress();
  const { id, returnPath } = await sentEmail(to);
  await receive(rawReport('complaint', returnPath));
  await receive(rawReport('complaint', returnPath));
  expect(await shown(id)).toMatchObject({ state: 'sent', history: [{ outcome: 'complained' }] });
  const [{ count }] = await server.dataSource.query<[{ count: number }]>(
    'SELECT count(*)::int FROM announcement_opt_outs WHERE address_key = email_key($1)',
    [to],
  );
  expect(count).toBe(1);
  expect(await bounced(to)).toEqual([]);
  const { token } = await server.person('admin');
  const asked = { action: 'email.complained', subject: id };
  expect(await auditRows(server, token, asked)).toHaveLength(1);
});

describe('an address that bounced', () => {
  async function bouncedPerson() {
    const person = await server.person('user');
    const { returnPath } = await sentEmail(person.user.email);
    await receive(rawReport('postfix', returnPath));
    return person;
  }

  async function ask({ token, password }: Person, email: string) {
    const body = { email, password };
    const { status } = await server.call('PUT', '/auth/update-email', { token, body });
    expect(status).toBe(200);
    const { link } = server.emails.last(email, emailChange).data;
    return server.call('POST', link.replace('http://plenary.test', '/auth'), { body: {} });
  }

  it('is shown to its person until they confirm another one, and is still not written to', async () => {
    const person = await bouncedPerson();
    const reason = expect.stringMatching(/User unknown/) as string;
    expect((await me(person.token)).bounce).toEqual({ reason });
    expect(await bounced(person.user.email)).toHaveLength(1);
    expect((await ask(person, newAddress())).status).toBe(200);
    expect((await me(person.token)).bounce).toBeUndefined();
    expect(await bounced(person.user.email)).toEqual([]);
    expect(await marks(person.user.email)).toBe(1);
  });

  it.each([
    ['the same address', (person: Person) => ask(person, person.user.email)],
    [
      'a login link',
      async ({ user: { email } }: Person) => {
        await server.call('POST', '/auth/login-link', { body: { email } });
        const { link } = server.emails.last(email, loginLink).data;
        return server.call('POST', link.replace('http://plenary.test', '/auth'), { body: {} });
      },
    ],
    [
      'a new password by a link',
      async ({ user: { email } }: Person) => {
        await server.call('POST', '/auth/forgot-password', { body: { email } });
        const { link } = server.emails.last(email, passwordReset).data;
        const body = { password: 'a new password' };
        return server.call('POST', link.replace('http://plenary.test', '/auth'), { body });
      },
    ],
  ])('is corrected by %s', async (_way, correct) => {
    const person = await bouncedPerson();
    expect((await correct(person)).status).toBe(200);
    expect(await marks(person.user.email)).toBe(0);
  });

  it('is corrected by its code while it is unverified', async () => {
    const { user } = await server.person('unverified');
    await receive(rawReport('postfix', (await sentEmail(user.email)).returnPath));
    await server.dataSource.transaction((tx) => get(VerificationService).sendCode(tx, user));
    const { code } = server.emails.last(user.email, verificationCode).data;
    const body = { email: user.email, code };
    expect(await server.call('POST', '/auth/verify-email', { body })).toMatchObject({
      status: 200,
    });
    expect(await marks(user.email)).toBe(0);
  });

  it('is cleared by an organiser, whose act is recorded', async () => {
    const { token, user } = await bouncedPerson();
    const admin = await server.person('admin');
    const [{ id } = { id: '' }] = await bounced(user.email);
    const path = `/admin/bounced-addresses/${id}/clear`;
    expect(await server.call('POST', path, { token })).toMatchObject({ status: 403 });
    expect(await server.call('POST', path, { token: admin.token })).toMatchObject({ status: 200 });
    expect((await me(token)).bounce).toBeUndefined();
    expect(await server.call('POST', path, { token: admin.token })).toMatchObject({ status: 404 });
    const asked = { action: 'bounced-address.cleared', subject: id };
    expect(await auditRows(server, admin.token, asked)).toMatchObject([
      { actor: { id: admin.user.id } },
    ]);
  });
});

describe('the reader of the mailbox', () => {
  /** Messages that are kept in memory. */
  class StoredMailbox implements Mailbox {
    readonly name = `stored:${randomBytes(4).toString('hex')}`;
    readonly messages: Buffer[] = [];
    uidValidity = 1n;

    read(from: ReadFrom | undefined, most: number): Promise<MailboxPart> {
      const lastUid = from?.uidValidity === this.uidValidity ? from.lastUid : 0;
      const messages = this.messages.map((raw, index) => ({ uid: index + 1, raw }));
      const part = messages.filter(({ uid }) => uid > lastUid).slice(0, most);
      return Promise.resolve({ uidValidity: this.uidValidity, messages: part });
    }
  }

  const readerOf = (mailbox: Mailbox, messages = get(InboundMessages)) =>
    new MailboxReader(server.dataSource, messages, mailbox, get(Notifications));

  async function mailboxOf(emails: number) {
    const mailbox = new StoredMailbox();
    const to = newAddress();
    const sent = [];
    for (let n = 0; n < emails; n += 1) sent.push(await sentEmail(to));
    mailbox.messages.push(...sent.map(({ returnPath }) => rawReport('delayed', returnPath)));
    return { mailbox, sent };
  }

  const reports = async (sent: { id: string }[]) => {
    const [{ count }] = await server.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int FROM delivery_reports WHERE email_id = ANY($1)',
      [sent.map(({ id }) => id)],
    );
    return count;
  };

  it('follows each message once, also when the mailbox numbers its messages again', async () => {
    const { mailbox, sent } = await mailboxOf(4);
    const reader = readerOf(mailbox);
    await reader.look();
    expect(await reports(sent)).toBe(4);
    mailbox.uidValidity = 2n;
    await reader.look();
    expect(await reports(sent)).toBe(4);
    for (const { id } of sent) expect((await shown(id)).history).toHaveLength(1);
  });

  it('follows all messages of a look or none, and looks again', async () => {
    const { mailbox, sent } = await mailboxOf(4);
    const messages = get(InboundMessages);
    let calls = 0;
    const failing = Object.assign(Object.create(InboundMessages.prototype) as InboundMessages, {
      receive: async (...[tx, raw]: Parameters<InboundMessages['receive']>) => {
        calls += 1;
        if (calls === 3) throw new Error('The process ends here.');
        await messages.receive(tx, raw);
      },
    });
    await expect(readerOf(mailbox, failing).look()).rejects.toThrow('ends here');
    expect(await reports(sent)).toBe(0);
    await readerOf(mailbox).look();
    expect(await reports(sent)).toBe(4);
  });

  it('is the only one at a time', async () => {
    const { mailbox, sent } = await mailboxOf(2);
    let reading = 0;
    let most = 0;
    const read = mailbox.read.bind(mailbox);
    mailbox.read = async (...parameters) => {
      reading += 1;
      most = Math.max(most, reading);
      await server.dataSource.query('SELECT pg_sleep(0.05)');
      reading -= 1;
      return read(...parameters);
    };
    await Promise.all(Array.from({ length: 4 }, () => readerOf(mailbox).look()));
    expect(most).toBe(1);
    expect(await reports(sent)).toBe(2);
  });
});
