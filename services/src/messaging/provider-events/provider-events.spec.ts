import { createHmac, randomBytes } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { welcome } from '../../identity/email-verification/welcome.email.js';
import { DAY, HOUR, SECOND } from '../../platform/core/time.js';
import { EmailOutbox } from '../outbox/email-outbox.js';

const emailEventsSecret = 'a secret of the provider';
const mailgunSigningKey = 'a key of the provider';

let server: TestApp;
let admin: { token: string };
beforeAll(async () => {
  server = await startTestApp({ emailEventsSecret, mailgunSigningKey });
  admin = await server.person('admin');
});
afterAll(() => server.stop());

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

async function sentEmail() {
  const to = `reader.${randomBytes(6).toString('hex')}@sample.example`;
  const outbox = server.app.get(EmailOutbox, { strict: false });
  const email = { template: welcome, to, cause: `welcome:${to}`, data: { firstName: 'Ada' } };
  await server.dataSource.transaction((tx) => outbox.add(tx, email));
  const [[{ id }]] = await server.dataSource.query<[[{ id: string }], number]>(
    `UPDATE outgoing_emails SET status = 'sent', sent_at = now(), message_id = '<' || id || '@x>'
      WHERE recipient = $1 RETURNING id`,
    [to],
  );
  return { id, to, messageId: `<${id}@plenary.example>` };
}

const shown = async (id: string) =>
  (await server.call('GET', `/admin/emails/${id}`, { token: admin.token })).body;

const seconds = (ago = 0) => String(Math.floor((server.clock.now().getTime() - ago) / SECOND));

async function post(provider: string, body: string, headers: Record<string, string> = {}) {
  const { status } = await fetch(`${server.origin}/api/v1/email-events/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return status;
}

describe('POST /email-events/generic', () => {
  const failed = (messageId: string, id = randomBytes(8).toString('hex')) =>
    JSON.stringify({
      events: [
        { id, type: 'failed', messageId, status: '5.1.1', reason: '550 no such user', other: 1 },
      ],
    });

  const signed = (body: string, { secret = emailEventsSecret, ago = 0 } = {}) => {
    const t = seconds(ago);
    const header = `t=${t},v1=${sign(secret, `${t}.${body}`)}`;
    return post('generic', body, { 'plenary-signature': header });
  };

  it('marks an email and its address, once for each event', async () => {
    const { id, messageId } = await sentEmail();
    const body = failed(messageId);
    expect(await signed(body)).toBe(200);
    expect(await signed(body)).toBe(200);
    expect(await shown(id)).toMatchObject({
      state: 'bounced',
      reason: '550 no such user',
      history: [{ outcome: 'bounced' }],
    });
  });

  it('changes nothing for an email that the product did not send', async () => {
    const unknown = '<00000000-0000-7000-8000-000000000000@plenary.example>';
    expect(await signed(failed(unknown))).toBe(200);
    expect(await signed(failed('<another@program.example>'))).toBe(200);
  });

  it('refuses events that are unsigned, signed by another key, too old, or changed', async () => {
    const { id, messageId } = await sentEmail();
    const body = failed(messageId);
    expect(await post('generic', body)).toBe(400);
    expect(await signed(body, { secret: 'another secret' })).toBe(400);
    expect(await signed(body, { ago: HOUR })).toBe(400);
    const t = seconds();
    const header = `t=${t},v1=${sign(emailEventsSecret, `${t}.${failed(messageId)}`)}`;
    expect(await post('generic', body, { 'plenary-signature': header })).toBe(400);
    expect(await signed('{"events":[{}]}')).toBe(400);
    expect((await shown(id)).state).toBe('sent');
  });
});

describe('POST /email-events/mailgun', () => {
  interface Event {
    event: string;
    severity?: string;
    messageId: string;
    key?: string;
    ago?: number;
    eventId?: string;
  }

  function mailgun({
    event,
    severity,
    messageId,
    key = mailgunSigningKey,
    ago = 0,
    eventId,
  }: Event) {
    const timestamp = seconds(ago);
    const token = randomBytes(25).toString('hex');
    return JSON.stringify({
      signature: { timestamp, token, signature: sign(key, timestamp + token) },
      'event-data': {
        id: eventId ?? randomBytes(11).toString('base64url'),
        event,
        severity,
        'delivery-status': {
          code: 605,
          message: '',
          description: 'Not delivering to previously bounced address',
        },
        message: { headers: { 'message-id': messageId.slice(1, -1) } },
      },
    });
  }

  it('takes a permanent failure, a temporary one and a complaint', async () => {
    const [failed, delayed, complained] = [await sentEmail(), await sentEmail(), await sentEmail()];
    for (const body of [
      mailgun({ event: 'failed', severity: 'permanent', messageId: failed.messageId }),
      mailgun({ event: 'failed', severity: 'temporary', messageId: delayed.messageId }),
      mailgun({ event: 'complained', messageId: complained.messageId }),
      mailgun({ event: 'opened', messageId: failed.messageId }),
    ])
      expect(await post('mailgun', body)).toBe(200);
    expect(await shown(failed.id)).toMatchObject({ state: 'bounced' });
    expect(await shown(delayed.id)).toMatchObject({
      state: 'sent',
      history: [{ outcome: 'delayed' }],
    });
    expect(await shown(complained.id)).toMatchObject({ history: [{ outcome: 'complained' }] });
  });

  it('follows an event once, although it comes again hours later', async () => {
    const { id, messageId } = await sentEmail();
    const event = { event: 'failed', severity: 'permanent', messageId, eventId: 'sample-event' };
    expect(await post('mailgun', mailgun(event))).toBe(200);
    expect(await post('mailgun', mailgun({ ...event, ago: 8 * HOUR }))).toBe(200);
    expect((await shown(id)).history).toHaveLength(1);
  });

  it('refuses another key and a recorded event', async () => {
    const { id, messageId } = await sentEmail();
    const event = { event: 'failed', severity: 'permanent', messageId };
    expect(await post('mailgun', mailgun({ ...event, key: 'another key' }))).toBe(400);
    expect(await post('mailgun', mailgun({ ...event, ago: 2 * DAY }))).toBe(400);
    expect((await shown(id)).state).toBe('sent');
  });
});

it('does not exist for a provider that is off', async () => {
  const off = await startTestApp();
  const { status } = await off.call('POST', '/email-events/generic', { body: {} });
  expect(status).toBe(404);
  await off.stop();
});
