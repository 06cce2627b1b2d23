import { generateSync } from 'otplib';
import { BankLab, theirs } from '../../../test/bank-changes.js';
import type { Person } from '../../../test/people.js';
import type { TestApp } from '../../../test/test-app.js';
import type { Config } from '../../platform/config/config.js';
import { DAY, HOUR, MINUTE } from '../../platform/core/time.js';

let lab: BankLab;
let server: TestApp;
let one: Person;
let two: Person;
let id: string;

async function open(changes: Partial<Config> = {}) {
  lab = await BankLab.open(changes);
  ({ server, one, two, id } = lab);
}
afterEach(() => server.stop());

describe('a stolen session of one administrator', () => {
  it('changes no bank details by saving, restoring, previewing, copying or another text', async () => {
    await open();
    await lab.due();
    await lab.runJobs();
    const { revision, document } = await lab.edition();
    const bank = { ...theirs, iban: 'GB82 WEST 1234 5698 7654 32' };
    const patched = await lab.as(one, 'PATCH', `/editions/${id}`, { revision, bank });
    expect(patched).toMatchObject({ status: 400, body: { fields: { bank: expect.any(String) } } });
    const restored = await lab.as(one, 'POST', `/editions/${id}/history/1/restore`, { revision });
    expect(restored.body.document.bank).toEqual(theirs);
    await lab.as(one, 'POST', `/editions/${id}/preview`, { bank });
    const [{ edition: preview }] = await server.dataSource.query(
      'SELECT edition FROM edition_previews',
    );
    expect(preview.bank).toEqual(theirs);
    const copy = (await lab.as(one, 'POST', `/editions/${id}/copy`, {})).body;
    expect(copy.document.bank).toEqual(theirs);
    expect((await lab.as(one, 'PATCH', `/editions/${copy.id}`, { revision: 1, bank })).status).toBe(
      400,
    );
    for (const text of ['Pay to GB82 WEST 1234 5698 7654 32.', 'iban:gb82west12345698765432,']) {
      const invoicing = { ...document.invoicing, note: text };
      const change = { revision: (await lab.edition()).revision, invoicing };
      const answer = await lab.as(one, 'PATCH', `/editions/${id}`, change);
      expect(Object.keys(answer.body.fields)).toEqual(['invoicing.note']);
    }
    expect(await lab.shown()).toEqual(theirs);
  });

  it('makes no edition public whose other details were never confirmed', async () => {
    await open();
    const copy = (await lab.as(one, 'POST', `/editions/${id}/copy`, {})).body;
    const { revision, document } = copy;
    await lab.as(one, 'PATCH', `/editions/${copy.id}`, { revision, ...document });
    const swap = (account: string) =>
      server.dataSource.query(
        `UPDATE edition_revisions SET document = jsonb_set(document, '{bank,iban}', to_jsonb($2::text))
          WHERE edition_id = $1`,
        [copy.id, account],
      );
    await swap('GB82 WEST 1234 5698 7654 32');
    const make = () =>
      lab.as(one, 'POST', `/editions/${copy.id}/current`, { confirm: document.slug });
    expect((await make()).body.message).toContain('were never confirmed');
    // The control: with the public details it may.
    await swap(document.bank.iban);
    expect((await make()).status).toBe(200);
  });

  it('needs the password for each step, and has ten tries a day', async () => {
    await open();
    const path = `/editions/${id}/bank-changes`;
    expect((await lab.as(one, 'POST', path, { bank: theirs })).status).toBe(400);
    const guess = () => lab.as(one, 'POST', path, { bank: theirs, password: 'a guess' });
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(422);
    expect((await lab.request(one)).status).toBe(429);
    await lab.advance(DAY + HOUR);
    const change = (await lab.request(one)).body.id as string;
    const confirmed = `/bank-changes/${change}/confirm`;
    expect((await lab.as(two, 'POST', confirmed, { password: 'a guess' })).status).toBe(422);
    expect((await lab.as(two, 'POST', confirmed, {})).status).toBe(400);
    expect((await lab.changes())[0].status).toBe('requested');
  });

  it('needs a code as well where two-factor authentication is on', async () => {
    await open();
    const auth = (path: string, body: object) =>
      server.call('POST', `/auth/two-factor${path}`, { token: one.token, body });
    const { secret } = (await auth('/setup', { password: one.password })).body;
    const code = () =>
      generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
    await auth('/confirm', { code: code() });
    server.clock.advance(MINUTE);
    const path = `/editions/${id}/bank-changes`;
    const body = { bank: theirs, password: one.password };
    expect((await lab.as(one, 'POST', path, body)).body.fields).toHaveProperty('code');
    expect((await lab.as(one, 'POST', path, { ...body, code: code() })).status).toBe(201);
  });

  it('cannot confirm its own change, nor with an account that it has just promoted', async () => {
    await open();
    const mine = await server.person('user');
    const role = { role: 'admin', version: 1 };
    expect((await lab.as(one, 'PATCH', `/users/${mine.user.id}`, role)).status).toBe(200);
    mine.token = await lab.sessionOf(mine);
    const change = (await lab.request(one)).body.id as string;
    expect((await lab.confirm(one, change)).body.message).toBe(
      'Another administrator must confirm this change.',
    );
    expect((await lab.confirm(mine, change)).body.message).toContain('within the last week');
    // The control: an administrator of before, and the promoted one after a week.
    const both = await Promise.all([lab.confirm(two, change), lab.confirm(two, change)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await lab.cancel(two, change);
    await lab.advance(8 * DAY);
    mine.token = await lab.sessionOf(mine);
    const next = (await lab.request(one)).body.id as string;
    expect((await lab.confirm(mine, next)).status).toBe(200);
  });

  it('is not the only administrator after it removed the others', async () => {
    await open({ bankChangeConfirmation: 'optional' });
    expect((await lab.request(one)).body.status).toBe('requested');
    await lab.cancel(one, (await lab.changes())[0].id);
    await lab.as(one, 'PATCH', `/users/${two.user.id}`, { disabled: true, version: 1 });
    expect((await lab.request(one)).body.status).toBe('requested');
  });

  it('is not the only one who may confirm after it revoked the permissions of the others', async () => {
    await open({ bankChangeConfirmation: 'optional' });
    const owner = `/users/${two.user.id}/permissions/owner`;
    expect((await lab.as(one, 'DELETE', owner)).status).toBe(200);
    expect((await lab.request(one)).body.status).toBe('requested');
  });

  it('cannot confirm with an account that it has just granted the permission', async () => {
    await open();
    const permission = (method: string, name: string) =>
      lab.as(
        one,
        method,
        `/users/${two.user.id}/permissions/${name}`,
        method === 'PUT' ? { expiresAt: null } : undefined,
      );
    await permission('DELETE', 'owner');
    await permission('PUT', 'finance');
    const change = (await lab.request(one)).body.id as string;
    expect((await lab.confirm(two, change)).body.message).toContain('within the last week');
    // The control: after a week it can.
    await lab.cancel(one, change);
    await lab.advance(8 * DAY);
    const next = (await lab.request(one)).body.id as string;
    expect((await lab.confirm(two, next)).status).toBe(200);
  });

  it('counts an administrator who may not change bank details as none who may confirm', async () => {
    await open({ bankChangeConfirmation: 'optional' });
    await server.dataSource.query(
      `UPDATE user_permissions SET permission = 'chair' WHERE user_id = $1`,
      [two.user.id],
    );
    expect((await lab.request(one)).body.status).toBe('scheduled');
  });

  it('waits for the delay where there was only one administrator, as the setting allows', async () => {
    await open({ bankChangeConfirmation: 'optional' });
    await server.dataSource.query(`UPDATE users SET role = 'researcher' WHERE id = $1`, [
      two.user.id,
    ]);
    const { body } = await lab.request(one);
    expect(body).toMatchObject({ status: 'scheduled', confirmedBy: null });
    await lab.runJobs();
    expect(await lab.shown()).not.toEqual(theirs);
    await lab.advance(DAY + MINUTE);
    await lab.runJobs();
    expect(await lab.shown()).toEqual(theirs);
  });
});
