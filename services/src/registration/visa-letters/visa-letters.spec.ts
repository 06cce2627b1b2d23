import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spyOn } from 'jest-mock';
import { download } from '../../../test/download.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { permit, type Person } from '../../../test/people.js';
import { CANARY, clearText, passport, VisaLab } from '../../../test/visa.js';
import { NoticesSender } from '../../operations/notices/notices-sender.js';
import { RetentionService } from '../../operations/retention/retention.service.js';
import { MINUTE } from '../../platform/core/time.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import { PassportBox } from './passport-box.js';
import { VisaKeys } from './visa-keys.js';

import './visa-letters.invariants.js';

let folder: string;
let lab: VisaLab;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenary-visa-'));
  lab = await VisaLab.open({ dataDir: folder, visaKeysDir: join(folder, 'visa-keys') });
});
beforeEach(() => lab.begin());
afterEach(async () => {
  for (const { name, violations } of registeredInvariants()) {
    expect({ name, rows: await lab.server.dataSource.query(violations) }).toEqual({
      name,
      rows: [],
    });
  }
});
afterAll(async () => {
  await lab.server.stop();
  rmSync(folder, { recursive: true });
});

const actionsOf = async (id: string) =>
  (
    await lab.server.dataSource.query<{ action: string }[]>(
      'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY id',
      [id],
    )
  ).map(({ action }) => action);

const runRetention = () => lab.server.app.get(RetentionService, { strict: false }).run();

describe('a request', () => {
  it('is not offered until it is turned on, and needs a registration', async () => {
    await lab.set({ open: false });
    const person = await lab.server.person('user');
    expect((await lab.own('GET', person)).body).toMatchObject({ blocked: 'closed', request: null });
    await lab.set({});
    expect((await lab.own('GET', person)).body.blocked).toBe('not-registered');
    expect((await lab.own('PUT', person, passport)).status).toBe(409);
  });

  it('waits for the payment where that is the rule', async () => {
    await lab.set({ paymentFirst: true });
    const person = await lab.payments.registered();
    expect((await lab.own('GET', person)).body.blocked).toBe('not-paid');
    expect((await lab.own('PUT', person, passport)).status).toBe(409);
    await lab.payments.confirm(person.id);
    expect((await lab.own('GET', person)).body.blocked).toBeNull();
    expect((await lab.own('PUT', person, passport)).status).toBe(200);
  });

  it('refuses days that cannot be true, by field', async () => {
    const person = await lab.payments.registered();
    const wrong = {
      ...passport,
      dateOfBirth: '2030-01-01',
      expiresOn: '2025-11-28',
      arrivesOn: '2025-12-02',
    };
    const { status, body } = await lab.own('PUT', person, wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual([
      'dateOfBirth',
      'expiresOn',
      'issuedOn',
      'leavesOn',
    ]);
    const malformed = await lab.own('PUT', person, { ...passport, passportNumber: '<x>' });
    expect(Object.keys(malformed.body.fields)).toEqual(['passportNumber']);
    const never = { ...passport, arrivesOn: '2025-12-01', leavesOn: '2025-12-05' };
    expect((await lab.own('PUT', person, never)).body.fields).toHaveProperty('arrivesOn');
  });

  it('says who sees the data and until when it is kept', async () => {
    const { token } = await lab.requested({ passportNumber: 'zx 704-1938 qk' });
    const { body } = await lab.server.call('GET', '/visa-letter', { token });
    const { firstName, lastName } = lab.officer.user;
    expect(body).toMatchObject({
      officers: [`${firstName} ${lastName}`],
      keptUntil: '2025-12-28',
      lastDay: '2025-11-28',
      request: { status: 'requested', passport, canChange: true, canWithdraw: true, letter: null },
    });
  });

  it('is a notice to officers who chose it, and to no other organiser', async () => {
    const chair = await lab.server.person('admin');
    await permit(lab.server, chair, ['chair']);
    const choose = ({ token }: Person) =>
      lab.server.call('PUT', '/admin/notices/visa-letter', { token, body: { choice: 'at-once' } });
    expect((await choose(chair)).status).toBe(403);
    const officer = await lab.again(lab.officer);
    expect((await choose(officer)).status).toBe(200);
    const person = await lab.requested();
    await lab.server.app.get(NoticesSender, { strict: false }).sendAtOnce();
    const notices = await lab.server.dataSource.query<{ recipient: string }[]>(
      `SELECT recipient, data -> 'event' ->> 'name' AS name FROM outgoing_emails
        WHERE kind = 'notice' AND data -> 'event' ->> 'kind' = 'visa-letter'`,
    );
    expect(notices).toEqual([{ recipient: officer.user.email, name: person.ref }]);
    await lab.server.dataSource.query('DELETE FROM notice_choices');
  });

  it('goes from a question to a letter that only its person downloads', async () => {
    const { requestId, ...person } = await lab.requested();
    expect((await lab.act(requestId, 'start')).body.status).toBe('in-progress');
    const reason = `Is ${CANARY} the number of the new passport?`;
    expect((await lab.act(requestId, 'return', { reason })).body.status).toBe('returned');
    const { request } = (await lab.own('GET', person)).body;
    expect(request).toMatchObject({ status: 'returned', answer: reason });
    const corrected = { ...passport, passportNumber: 'NEW12345' };
    expect((await lab.own('PUT', person, corrected)).body.request).toMatchObject({
      ...{ status: 'requested', answer: null, version: request.version + 1 },
    });
    const issued = await lab.act(requestId, 'issue');
    expect(issued.body).toMatchObject({ status: 'issued', letter: { number: expect.any(String) } });

    const file = await download(lab.server, person.token, { kind: 'visa-letter', id: requestId });
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe('no-store');
    const [text = ''] = await pdfTexts([Buffer.from(await file.arrayBuffer())]);
    for (const part of ['NEW12345', passport.fullName, '31 May 2031', 'Embassy of Portugal']) {
      expect(text).toContain(part);
    }
    const other = await lab.payments.registered();
    const asked = { token: other.token, body: { kind: 'visa-letter', id: requestId } };
    expect((await lab.server.call('POST', '/downloads', asked)).status).toBe(404);

    const { number } = issued.body.letter;
    const verified = (await lab.server.call('GET', `/verify/${number}`)).body;
    expect(verified).toMatchObject({ state: 'valid', facts: { title: 'Invitation letter' } });
    expect(JSON.stringify(verified)).not.toMatch(/NEW12345|Chidinma|Abuja/);
    const { items } = (await lab.server.call('GET', '/documents', person)).body;
    expect(items).toEqual([]);
    const cause = `visa-letter-changed:${requestId}`;
    const statuses = (await emailsOf(lab.server.dataSource, cause)).map(
      ({ data }) => data['status'],
    );
    expect(statuses).toEqual(['requested', 'in-progress', 'returned', 'requested', 'issued']);
  });

  it('is refused with a reason, also after the letter was issued, which revokes it', async () => {
    const { requestId, ...person } = await lab.requested();
    const { number } = (await lab.act(requestId, 'issue')).body.letter;
    const refused = await lab.act(requestId, 'refuse', { reason: 'The registration is not real.' });
    expect(refused.body).toMatchObject({ status: 'refused', letter: null });
    expect((await lab.server.call('GET', `/verify/${number}`)).body.state).toBe('revoked');
    expect((await lab.own('GET', person)).body.request.answer).toBe(
      'The registration is not real.',
    );
    // A new request has another letter.
    await lab.own('PUT', person, passport);
    expect((await lab.act(requestId, 'issue')).body.letter.number).not.toBe(number);
  });

  it('is not acted on as it was read before its person corrected it', async () => {
    const { requestId, ...person } = await lab.requested();
    const { version } = (await lab.read(requestId)).body;
    await lab.own('PUT', person, { ...passport, fullName: 'Adaeze Okonkwo' });
    const stale = await lab.act(requestId, 'issue', { version });
    expect(stale.body.code).toBe('CHANGED_MEANWHILE');
  });
});

describe('passport data', () => {
  it('is seen by named officers only, after a proof of identity, and each view is recorded', async () => {
    const { requestId } = await lab.requested();
    const owner = lab.payments.admin;
    expect((await lab.read(requestId, owner)).body).toMatchObject({ status: 'requested' });
    expect((await lab.show(requestId, owner)).status).toBe(403);
    const chair = await lab.server.person('admin');
    await permit(lab.server, chair, ['chair']);
    expect((await lab.show(requestId, chair)).status).toBe(403);
    const queue = await lab.server.call('GET', '/admin/visa-letters', { token: owner.token });
    expect(queue.body.items).toContainEqual(expect.objectContaining({ id: requestId }));
    expect(JSON.stringify(queue.body)).not.toContain(CANARY);
    expect((await lab.show(requestId)).body).toMatchObject({ passport });
    const { views } = (await lab.read(requestId)).body;
    expect(views).toMatchObject([{ by: expect.any(String) }]);
    expect(await actionsOf(requestId)).toContain('visa-letter.viewed');
  });

  it('is destroyed at once by a withdrawal, and a new request has another key', async () => {
    const { requestId, ...person } = await lab.requested();
    const key = await lab.server.app.get(VisaKeys, { strict: false }).read(requestId);
    expect(statSync(join(lab.keysDir, `${requestId}.key`)).mode & 0o777).toBe(0o600);
    const { body } = await lab.own('DELETE', person);
    expect(body.request).toMatchObject({ status: 'withdrawn', passport: null, canChange: true });
    expect(lab.hasKey(requestId)).toBe(false);
    expect((await lab.own('DELETE', person)).body.request.version).toBe(body.request.version);
    expect((await lab.show(requestId)).body.passport).toBeNull();
    expect((await lab.own('PUT', person, passport)).body.request.status).toBe('requested');
    const next = await lab.server.app.get(VisaKeys, { strict: false }).read(requestId);
    expect(next?.equals(key ?? Buffer.alloc(0))).toBe(false);
  });

  it('leaves a letter valid that was issued before', async () => {
    const { requestId, ...person } = await lab.requested();
    const { number } = (await lab.act(requestId, 'issue')).body.letter;
    await lab.own('DELETE', person);
    expect((await lab.own('GET', person)).body.request).toMatchObject({
      ...{ status: 'issued', passport: null, canWithdraw: false },
    });
    expect((await lab.server.call('GET', `/verify/${number}`)).body.state).toBe('valid');
    const asked = { token: person.token, body: { kind: 'visa-letter', id: requestId } };
    const { status, body } = await lab.server.call('POST', '/downloads', asked);
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'The passport data has been destroyed.',
    });
  });

  it('without its key counts as destroyed, and nothing fails', async () => {
    const { requestId, ...person } = await lab.requested();
    await lab.server.app.get(VisaKeys, { strict: false }).destroy(requestId);
    expect((await lab.own('GET', person)).body.request).toMatchObject({ passport: null });
    expect((await lab.show(requestId)).body).toEqual({ passport: null, answer: null });
    expect((await lab.act(requestId, 'issue')).status).toBe(409);
    expect((await lab.act(requestId, 'refuse', { reason: 'No data any more.' })).status).toBe(200);
    expect((await lab.own('PUT', person, passport)).body.request.passport).toEqual(passport);
  });

  it('is destroyed on the day of the edition, or on the earlier day that the person was told', async () => {
    const first = await lab.requested();
    await lab.set({ destroyOn: '2026-01-31' });
    const second = await lab.requested();
    lab.server.clock.set(new Date('2025-12-27T12:00:00Z'));
    await runRetention();
    expect([first, second].map(({ requestId }) => lab.hasKey(requestId))).toEqual([true, true]);
    lab.server.clock.set(new Date('2025-12-29T00:00:00Z'));
    await runRetention();
    expect([first, second].map(({ requestId }) => lab.hasKey(requestId))).toEqual([false, true]);
    await lab.set({ destroyOn: '2025-12-29' });
    await runRetention();
    expect(lab.hasKey(second.requestId)).toBe(false);
    const { token } = await lab.again(lab.payments.admin);
    const { runs } = (await lab.server.call('GET', '/admin/retention', { token })).body;
    expect(runs[0]).toMatchObject({ kind: 'visa-letters', records: 1 });
    expect((await lab.own('PUT', await lab.again(first), passport)).body.code).toBe('CLOSED');
  });

  it('cannot be kept from before the end of the conference, nor for years', async () => {
    const refused = /Must be after the conference, from 2025-11-29 to 2026-11-28/;
    await expect(lab.set({ destroyOn: '2025-11-28' })).rejects.toThrow(refused);
    await expect(lab.set({ destroyOn: '2027-11-28' })).rejects.toThrow(refused);
  });

  it('loses a key that a process left behind, and keeps one that is in use', async () => {
    const kept = await lab.requested();
    const { requestId, ...person } = await lab.requested();
    const keys = lab.server.app.get(VisaKeys, { strict: false });
    // The process ends between the commit and the removal.
    const off = spyOn(keys, 'destroy').mockResolvedValue();
    await lab.own('DELETE', person);
    off.mockRestore();
    const long = (Date.now() - 120 * MINUTE) / 1000;
    for (const id of [requestId, kept.requestId]) {
      utimesSync(join(lab.keysDir, `${id}.key`), long, long);
    }
    await runRetention();
    expect([kept.requestId, requestId].map((id) => lab.hasKey(id))).toEqual([true, false]);
  });

  it('is in the export of its person, not in one that an owner makes, and goes with the account', async () => {
    const { requestId, ...person } = await lab.requested();
    const own = await (await download(lab.server, person.token, { kind: 'my-data' })).text();
    expect(own).toContain(CANARY);
    const owner = lab.payments.admin;
    const asked = { kind: 'person-data', userId: person.user.id };
    const theirs = await (await download(lab.server, owner.token, asked)).text();
    expect(theirs).toContain('"visa-letters"');
    expect(theirs).not.toContain(CANARY);
    const erased = await lab.server.call('DELETE', `/admin/users/${person.user.id}`, {
      token: owner.token,
      body: { confirmation: person.user.email },
    });
    expect(erased.status).toBe(200);
    expect(lab.hasKey(requestId)).toBe(false);
    expect((await lab.read(requestId)).status).toBe(404);
  });

  it('is in clear in no table, file or log after a whole walk', async () => {
    const lines: string[] = [];
    const write = spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const { requestId, ...person } = await lab.requested();
    await lab.own('PUT', person, { ...passport, expiresOn: '2021-01-01' });
    await lab.act(requestId, 'return', { reason: `The number ${CANARY} is not readable.` });
    await lab.own('PUT', person, passport);
    await lab.show(requestId);
    await lab.act(requestId, 'issue');
    await download(lab.server, person.token, { kind: 'visa-letter', id: requestId });
    await download(lab.server, lab.officer.token, { kind: 'visa-letter-preview', id: requestId });
    write.mockRestore();
    expect(lines.join('')).not.toContain(CANARY);
    expect(await clearText(lab.server.dataSource, [folder], CANARY)).toEqual([]);
    // Control: the search finds it once it is stored in clear, and the row has it with the key.
    const [row] = await lab.server.dataSource.query<{ sealed: Buffer }[]>(
      'SELECT sealed_passport AS sealed FROM visa_requests WHERE id = $1',
      [requestId],
    );
    const box = lab.server.app.get(PassportBox, { strict: false });
    expect(await box.passport(requestId, row?.sealed ?? null)).toEqual(passport);
    await lab.server.dataSource.query(
      `UPDATE visa_requests SET sealed_passport = convert_to($2, 'UTF8') WHERE id = $1`,
      [requestId, JSON.stringify(passport)],
    );
    expect(await clearText(lab.server.dataSource, [], CANARY)).toEqual(['public.visa_requests']);
  });
});
