import { Client } from 'pg';
import { PaymentsLab, receipt } from '../../../test/payments.js';
import { download } from '../../../test/download.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const call = (verb: 'lock' | 'unlock', body: object, token = lab.admin.token) =>
  server.call('POST', `/admin/reconciliation/${verb}`, { token, body });
const period = async () =>
  (await server.call('GET', '/admin/reconciliation/period', lab.admin)).body;
const money = (date: string, bankTransactionId: string) => ({
  ...receipt,
  date,
  bankTransactionId,
});
const entries = (id: string) =>
  server.dataSource.query<{ action: string; day: string }[]>(
    `SELECT action, to_char(booked_on, 'YYYY-MM-DD') AS day FROM ledger_entries
      WHERE payment_id = $1 AND amount_cents <> 0 ORDER BY id`,
    [id],
  );
const unmatch = async (id: string) => {
  const ledger = (await lab.read(id)).ledger as { id: string; canUnmatch: boolean }[];
  const entryId = ledger.find(({ canUnmatch }) => canUnmatch)?.id;
  return lab.act(id, 'unmatch', { entryId, reason: 'Another person.' });
};

describe('a locked period', () => {
  it('gets no entry: a later entry of its days is booked on the first open day', async () => {
    const [undone, late] = [await lab.registered(), await lab.registered()];
    await lab.act(undone.id, 'match', money('2025-10-10', 'PERIOD-1'));
    const { version } = await period();
    expect((await call('lock', { until: '2025-10-31', version })).body).toMatchObject({
      lockedUntil: '2025-10-31',
    });
    expect((await unmatch(undone.id)).status).toBe(200);
    await lab.act(late.id, 'match', money('2025-10-20', 'PERIOD-2'));
    expect(await entries(undone.id)).toEqual([
      { action: 'match', day: '2025-10-10' },
      { action: 'unmatch', day: '2025-11-01' },
    ]);
    expect(await entries(late.id)).toEqual([{ action: 'match', day: '2025-11-01' }]);

    const request = { kind: 'journal', format: 'csv', from: '2025-11-01', to: '2025-11-01' };
    const rows = (await (await download(server, lab.admin.token, request)).text())
      .split('\r\n')
      .slice(1);
    expect(
      rows.map((row) => row.split(',').filter((_, at) => [0, 1, 3, 4, 5].includes(at))),
    ).toEqual([
      ['2025-11-01', '2025-10-10', 'Registration fees', '50.00', ''],
      ['2025-11-01', '2025-10-10', 'Bank', '', '50.00'],
      ['2025-11-01', '2025-10-20', 'Bank', '50.00', ''],
      ['2025-11-01', '2025-10-20', 'Registration fees', '', '50.00'],
    ]);
    expect(rows[0]).toContain(`${undone.ref},PERIOD-1,,Another person.`);
  });

  it('is opened by an owner with a reason, and both acts are audited', async () => {
    const { version } = await period();
    const opening = { until: '2025-09-30', reason: 'The accountant found an error.', version };
    expect((await call('unlock', { ...opening, reason: '' })).status).toBe(400);
    expect((await call('lock', { until: '2025-10-31', version })).body.fields).toHaveProperty(
      'until',
    );
    expect((await call('lock', { until: '2999-12-01', version })).body.fields).toHaveProperty(
      'until',
    );
    expect((await call('unlock', { ...opening, version: version - 1 })).body.code).toBe(
      'CHANGED_MEANWHILE',
    );
    expect((await call('unlock', opening)).body).toMatchObject({
      lockedUntil: '2025-09-30',
      changes: [{ reason: opening.reason }, { lockedUntil: '2025-10-31' }],
    });
    const audited = await server.dataSource.query(
      `SELECT action, before_state, after_state FROM audit_entries
        WHERE action LIKE 'ledger-period.%' ORDER BY id`,
    );
    expect(audited).toEqual([
      { action: 'ledger-period.lock', before_state: null, after_state: '2025-10-31' },
      { action: 'ledger-period.unlock', before_state: '2025-10-31', after_state: '2025-09-30' },
    ]);
  });

  it('begins between two entries, never during one', async () => {
    const { id } = await lab.registered();
    const { version } = await period();
    let locking: ReturnType<typeof call> | undefined;
    let isLocked = false;
    await server.dataSource.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO ledger_entries
           (payment_id, at, action, source, from_status, to_status, amount_cents, value_date)
         VALUES ($1, now(), 'note', 'system', 'awaiting-payment', 'awaiting-payment', 1, '2025-10-05')`,
        [id],
      );
      locking = call('lock', { until: '2025-10-31', version });
      void locking.then(() => (isLocked = true));
      // Control: without the row lock it would have ended here.
      await until(async () => {
        const [{ waiting }] = await tx.query(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'
              AND query LIKE '%ledger_periods%'`,
        );
        return waiting > 0;
      });
      expect(isLocked).toBe(false);
    });
    expect((await locking)?.status).toBe(200);
    expect(await entries(id)).toEqual([{ action: 'note', day: '2025-10-05' }]);
  });

  it('is not kept by a database without the trigger', async () => {
    const { id } = await lab.registered();
    const owner = new Client({ connectionString: server.ownerUrl });
    await owner.connect();
    await owner.query('ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_book');
    await lab.act(id, 'match', money('2025-10-10', 'PERIOD-3'));
    await owner.query('ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_book');
    await owner.end();
    expect(await entries(id)).toEqual([{ action: 'match', day: null }]);
  });
});
