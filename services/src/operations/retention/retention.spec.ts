import { Client } from 'pg';
import { auditRows } from '../../../test/admin-reads.js';
import { offer } from '../../../test/offers.js';
import { PaymentsLab, type Registered } from '../../../test/payments.js';
import type { Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, HOUR, MINUTE } from '../../platform/core/time.js';
import { HeldActs } from '../../platform/holds/held-acts.service.js';
import type { RetentionKind } from '../../platform/retention/retention-rules.js';
import type { WorkItem } from '../admin/work-queue.schema.js';
import { BulkEmailBatches } from '../bulk-emails/bulk-email-batches.js';
import { brokenInvariants } from '../invariants/check.js';
import type { RetentionOverview } from './retention.schema.js';
import { RetentionService } from './retention.service.js';

let server: TestApp;
let lab: PaymentsLab;
let client: Client;
beforeEach(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  lab = await PaymentsLab.open(server);
  client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
});
afterEach(async () => {
  expect(await brokenInvariants(client)).toEqual([]);
  await client.end();
  await server.stop();
});

const post = (path: string, { token }: { token: string }, body: object = {}) =>
  server.call('POST', path, { token, body });
const run = () => server.app.get(RetentionService, { strict: false }).run();
const rows = (query: string) => server.dataSource.query<Record<string, unknown>[]>(query);
const endHolds = async () => {
  server.clock.advance(11 * MINUTE);
  await server.app.get(HeldActs, { strict: false }).sendDue();
};
const overview = async (by: Person): Promise<RetentionOverview> =>
  (await server.call('GET', '/admin/retention', { token: by.token })).body;
const of = ({ kinds }: RetentionOverview, name: RetentionKind) =>
  kinds.find(({ kind }) => kind === name);
const everyMonth = (kinds: RetentionKind[]) =>
  rows(
    `UPDATE editions SET document = jsonb_set(document, '{retention}', '${JSON.stringify(
      Object.fromEntries(kinds.map((kind) => [kind, 1])),
    )}')`,
  );
const ALL: RetentionKind[] = [
  ...(['proofs', 'drafts', 'waivers', 'arrivals', 'attendance', 'documents'] as const),
  ...(['enquiries', 'applications', 'emails'] as const),
];

const proof = (payment: Registered) =>
  server.call('POST', `/payments/${payment.id}/proof`, {
    token: payment.token,
    body: formOf({}, { field: 'proof', content: pdf(payment.id), name: 'receipt.pdf' }),
  });
const professional = { academicCategory: 'professional', price: 250 };
const reason = 'My university has no funds for conferences this year.';

async function apply(payment: Registered) {
  const path = `/payments/${payment.id}/waiver`;
  await server.call('PUT', path, { token: payment.token, body: { reason } });
}

async function emailToGroup(recipient: Person) {
  const audience = { kind: 'pasted', addresses: [recipient.user.email] };
  const draft = { kind: 'announcement', subject: 'News', body: 'Hello {name}', audience };
  const { body } = await post('/admin/bulk-emails', lab.admin, draft);
  const { revision } = body as { revision: number };
  await post(`/admin/bulk-emails/${body.id}/send`, lab.admin, { revision, people: 1 });
  await endHolds();
  await server.app.get(BulkEmailBatches, { strict: false }).look();
}

const delivered = () =>
  rows(`UPDATE outgoing_emails SET status = 'sent', message_id = '<x@y>', sent_at = created_at
         WHERE status = 'queued'`);

/** An imported list with a line, and two certificates, one of them revoked. */
async function documents({ user }: Registered) {
  const [edition] = await rows('SELECT id FROM editions WHERE is_current');
  await rows(
    `WITH imported AS (
       INSERT INTO attendance_imports (id, edition_id, session, file_name, minimum_minutes, imported_at, imported_by)
       VALUES (gen_random_uuid(), '${String(edition?.id)}', 'Opening', 'list.csv', 30, now(), '${lab.admin.user.id}')
       RETURNING id, edition_id)
     INSERT INTO attendance_lines (id, import_id, edition_id, line, name, email, joined_at, left_at, minutes)
     SELECT gen_random_uuid(), id, edition_id, 1, 'Ada', 'ada@example.org', now(), now(), 0 FROM imported`,
  );
  const certificate = async () => {
    const reason = { overrideReason: 'Seen by the chair.' };
    const body = { kind: 'attendance', subjectIds: [user.id], ...reason };
    const answer = await post('/admin/documents', lab.admin, body);
    expect(answer.status).toBe(200);
    const [issued] = await rows(
      `SELECT id, number FROM issued_documents WHERE user_id = '${user.id}' AND revoked_at IS NULL`,
    );
    return issued as { id: string; number: string };
  };
  const revoked = await certificate();
  await post(`/admin/documents/${revoked.id}/revoke`, lab.admin, { reason: 'A mistake.' });
  return { revoked: revoked.number, valid: (await certificate()).number };
}

/** With a presentation. Money that the desk took is not confirmed. */
async function arrival({ id }: Registered, { isPaidAtDesk = false } = {}) {
  const at = server.clock.now().toISOString();
  await rows(
    `WITH change AS (
       INSERT INTO check_in_changes (id, registration_id, kind, at, received_at, actor_id, paid_at_desk)
       SELECT gen_random_uuid(), registration_id, 'arrival', '${at}', '${at}', '${lab.admin.user.id}', ${isPaidAtDesk}
         FROM payments WHERE id = '${id}' RETURNING registration_id, at, actor_id),
     presented AS (
       INSERT INTO presentations (registration_id, presented_on, recorded_at, recorded_by)
       SELECT registration_id, at::date, at, actor_id FROM change)
     INSERT INTO arrivals (registration_id, arrived_at, recorded_by) SELECT * FROM change`,
  );
}

/** One record of each kind that is over, and one that is under way. */
async function conference() {
  await offer(lab, { reductions: { discountCodes: false, waivers: true } });
  const person = await server.person('user');
  const draft = (await post('/papers', person, { kind: 'full-paper' })).body as { id: string };
  await submittedPaper(server, person.user.id, {});
  const [over, open] = [await lab.registered(), await lab.registered()];
  await proof(over);
  await proof(open);
  await lab.reject(over.id);
  const [declined, waiting] = [
    await lab.registered(professional),
    await lab.registered(professional),
  ];
  await apply(declined);
  await apply(waiting);
  const { items } = (
    await server.call('GET', `/admin/waivers?q=${declined.ref}`, { token: lab.admin.token })
  ).body as { items: { id: string }[] };
  const answer = { version: 1, answer: 'There is no money left.' };
  await post(`/admin/waivers/${items[0]?.id}/decline`, lab.admin, answer);
  await endHolds();
  const message = { subject: 'A question', category: 'General Inquiry', message: 'When?' };
  await server.call('POST', '/contact', {
    body: { ...message, name: 'Ada', email: 'ada@example.org' },
  });
  const applicant = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.org' };
  await server.call('POST', '/committee/apply', {
    body: formOf(
      { ...applicant, country: 'Ghana', affiliation: 'University' },
      { field: 'cv', content: pdf('cv'), name: 'cv.pdf' },
    ),
  });
  await rows(
    `INSERT INTO inbound_messages (id, source_key, from_name, from_email, subject, body, received_at)
     VALUES (gen_random_uuid(), 'one', 'Ada', 'ada@example.org', 'Hello', 'Hello', '2025-10-01')`,
  );
  await rows(
    `INSERT INTO inbound_messages (id, source_key, email_id, from_name, from_email, subject, body, received_at)
     SELECT gen_random_uuid(), 'two', id, 'Ada', 'ada@example.org', 'Re', 'Thanks', '2025-10-02'
       FROM outgoing_emails WHERE kind = 'enquiry-copy'`,
  );
  await emailToGroup(person);
  await delivered();
  await rows(
    `INSERT INTO bounced_addresses (id, address_key, email, reason, since)
     VALUES (gen_random_uuid(), 'gone@example.org', 'gone@example.org', '550 5.1.1', '2025-10-01')`,
  );
  await arrival(await lab.registered());
  await arrival(await lab.registered(), { isPaidAtDesk: true });
  return { draft, documents: await documents(await lab.registered()) };
}

/** Two months after the conference; sessions have ended meanwhile. */
async function monthsLater() {
  server.clock.advance(365 * DAY);
  return server.person('admin');
}

const stored = async () => {
  const [counts] = await rows(`
    SELECT (SELECT count(*)::int FROM payment_proofs) AS proofs,
           (SELECT count(*)::int FROM papers) AS papers,
           (SELECT count(*)::int FROM waivers WHERE reason <> '') AS reasons,
           (SELECT count(*)::int FROM arrivals) AS arrivals,
           (SELECT count(*)::int FROM check_in_changes) AS changes,
           (SELECT count(*)::int FROM presentations) AS presentations,
           (SELECT count(*)::int FROM attendance_lines) AS attendance,
           (SELECT count(*)::int FROM attendance_imports) AS imports,
           (SELECT count(*)::int FROM issued_documents WHERE facts IS NOT NULL) AS facts,
           (SELECT count(*)::int FROM enquiries) AS enquiries,
           (SELECT count(*)::int FROM inbound_messages) AS messages,
           (SELECT count(*)::int FROM committee_applications) AS applications,
           (SELECT count(*)::int FROM bulk_email_recipients) AS recipients,
           (SELECT count(*)::int FROM bounced_addresses) AS bounced,
           (SELECT count(*)::int FROM outgoing_emails WHERE status = 'sent') AS emails,
           (SELECT count(*)::int FROM files) AS files`);
  return counts as Record<string, number>;
};

it('erases due records a week after their announcement, and reports it', async () => {
  await conference();
  const before = await stored();
  expect(before).toMatchObject({
    ...{ proofs: 2, papers: 2, reasons: 2, recipients: 1, bounced: 1 },
    ...{ arrivals: 2, changes: 2, presentations: 2 },
    ...{ attendance: 1, imports: 1, facts: 2 },
  });
  await everyMonth(ALL);
  const owner = await monthsLater();
  await run();
  expect(await stored()).toMatchObject({ ...before, emails: expect.any(Number) });
  const announced = await overview(owner);
  const erasesAt = of(announced, 'proofs')?.erasesAt;
  expect(Date.parse(String(erasesAt)) - server.clock.now().getTime()).toBeLessThanOrEqual(7 * DAY);
  expect(Date.parse(String(erasesAt)) - server.clock.now().getTime()).toBeGreaterThan(
    7 * DAY - MINUTE,
  );
  expect(of(announced, 'proofs')).toEqual({
    ...{ kind: 'proofs', months: 1, since: 'conference', stored: 1, due: 1, erasesAt },
  });
  expect(of(announced, 'enquiries')).toMatchObject({ since: 'record', stored: 2, due: 2 });
  const { token } = owner;
  const work = await server.call('GET', '/admin/dashboard/work', { token });
  expect(work.status).toBe(200);
  expect(work.body.items as WorkItem[]).toContainEqual(
    expect.objectContaining({ kind: 'data-to-erase', count: ALL.length, dueAt: erasesAt }),
  );

  server.clock.advance(7 * DAY - 2 * MINUTE);
  await run();
  expect((await stored()).proofs).toBe(2);
  server.clock.advance(2 * MINUTE);
  const again = await server.person('admin');
  await run();
  const { files = 0, ...kept } = await stored();
  expect(kept).toEqual({
    ...{
      proofs: 1,
      papers: 1,
      reasons: 1,
      arrivals: 1,
      changes: 1,
      presentations: 0,
      attendance: 0,
      imports: 0,
      facts: 0,
    },
    ...{ enquiries: 0, messages: 0, applications: 0, recipients: 0, bounced: 0, emails: 0 },
  });
  expect(files).toBe((before.files ?? 0) - 2);
  const after = await overview(again);
  expect(after.kinds.map(({ due, erasesAt: at }) => [due, at])).toEqual(ALL.map(() => [0, null]));
  expect(after.runs.map(({ kind }) => kind).sort()).toEqual([...ALL].sort());
  expect(after.runs).toContainEqual({
    ...{ kind: 'proofs', records: 1, at: expect.any(String) },
  });
  const entries = await auditRows(server, again.token, { action: 'retention.erased' });
  expect(
    entries
      .map(({ fields }) => fields)
      .flat()
      .sort(),
  ).toEqual([...ALL].sort());
});

it('says of a document whose facts are erased that it was issued, not that it was revoked', async () => {
  const { documents: numbers } = await conference();
  const state = async (number: string) =>
    (await server.call('GET', `/verify/${number}`)).body.state;
  expect([await state(numbers.valid), await state(numbers.revoked)]).toEqual(['valid', 'revoked']);
  await everyMonth(['documents']);
  await monthsLater();
  await run();
  server.clock.advance(7 * DAY);
  await run();
  expect([await state(numbers.valid), await state(numbers.revoked)]).toEqual(['erased', 'revoked']);
});

it('keeps everything without periods, and before they have passed', async () => {
  await conference();
  await everyMonth([]);
  const owner = await monthsLater();
  await run();
  expect((await overview(owner)).kinds.map(({ months, due }) => [months, due])).toEqual(
    ALL.map(() => [null, 0]),
  );
  await rows(
    `UPDATE editions SET document = jsonb_set(document, '{retention}', '{"proofs": 120, "enquiries": 120}')`,
  );
  await run();
  server.clock.advance(8 * DAY);
  await run();
  expect(await stored()).toMatchObject({ proofs: 2, papers: 2, enquiries: 1 });
});

it('does not erase what a longer period keeps again', async () => {
  await conference();
  await everyMonth(['proofs']);
  await monthsLater();
  await run();
  await rows(`UPDATE editions SET document = jsonb_set(document, '{retention,proofs}', '120')`);
  server.clock.advance(8 * DAY);
  await run();
  await everyMonth(['proofs']);
  await run();
  expect((await stored()).proofs).toBe(2);
  server.clock.advance(7 * DAY);
  await Promise.all([run(), run(), run()]);
  expect((await stored()).proofs).toBe(1);
  const erased = await rows(`SELECT sum(records)::int AS records FROM retention_runs`);
  expect(erased).toEqual([{ records: 1 }]);
});

it('erases the emails and replies of a record with it', async () => {
  await conference();
  const kinds = ['enquiry', 'enquiry-copy', 'committee-application', 'waiver-decided'];
  const emails = () =>
    rows(`SELECT kind FROM outgoing_emails WHERE kind IN ('${kinds.join("', '")}') ORDER BY kind`);
  expect((await emails()).map(({ kind }) => kind)).toEqual([...kinds].sort());
  await everyMonth(['enquiries', 'applications', 'waivers']);
  await monthsLater();
  await run();
  server.clock.advance(7 * DAY);
  await run();
  expect(await emails()).toEqual([]);
  expect((await stored()).messages).toBe(0);
});

it('announces again what a changed period, or the time since, makes due', async () => {
  await conference();
  await everyMonth(['enquiries']);
  await monthsLater();
  await run();
  await rows(`UPDATE editions SET document = jsonb_set(document, '{retention,enquiries}', '2')`);
  server.clock.advance(7 * DAY);
  await run();
  expect(await stored()).toMatchObject({ enquiries: 1, messages: 2 });
  const due = new Date(server.clock.now().getTime() + 3 * DAY).toISOString();
  await rows(
    `UPDATE inbound_messages SET received_at = '${due}'::timestamptz - interval '2 months' WHERE email_id IS NULL`,
  );
  server.clock.advance(7 * DAY);
  await run();
  expect(await stored()).toMatchObject({ enquiries: 0, messages: 1 });
  server.clock.advance(7 * DAY);
  await run();
  expect((await stored()).messages).toBe(1);
  server.clock.advance(HOUR);
  await run();
  expect((await stored()).messages).toBe(1);
  server.clock.advance(7 * DAY);
  await run();
  expect((await stored()).messages).toBe(0);
});
