import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { loadConfig } from '../../dist/platform/config/load-config.js';
import { AppModule } from '../../dist/operations/start/app.module.js';
import { StatementsQueryService } from '../../dist/registration/statements/statements.query.js';
import { call } from '../call.mjs';
import { memoryOf } from '../processes.mjs';
import { startServer } from '../server.mjs';
import { FORMATS, plantedTransfers } from './generated.mjs';

const MB = 2 ** 20;

const OPEN_PAYMENTS = `
  SELECT p.id, p.merchant_reference AS reference, p.amount_cents AS cents
    FROM payments p JOIN registrations r ON r.id = p.registration_id
   WHERE p.status = 'awaiting-payment' AND r.academic_category = 'professional' ORDER BY p.id`;

/**
 * Imports a statement of each format. `transfers` lines are matched and compared with planted ones. `lines`
 * lines are only imported, into one account and with one amount and day: each could be a duplicate of all
 * others. The server has a heap of `heap` megabytes.
 * @returns rows of two tables
 */
export async function statementCosts(env, port, client, { transfers, lines, heap }) {
  const payments = (await client.query(OPEN_PAYMENTS)).rows;
  const options = [`--max-old-space-size=${heap}`];
  const server = await startServer('../dist/main.js', env, port, options);
  const body = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  const { token } = await call(server, 'POST', '/auth/login', { body });
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(loadConfig(env)), {
    logger: false,
  });
  const planted = plantedTransfers(payments, transfers);
  const plain = (format) =>
    Array.from({ length: lines }, (_, n) => ({
      minor: 5_000,
      date: '2025-10-01',
      sender: 'SENDER',
      text: `FEE ${payments[n % payments.length].reference}`,
      reference: `${format.slice(0, 2)}${String(n).padStart(8, '0')}`,
    }));
  const matched = [];
  const imported = [];
  for (const format of Object.keys(FORMATS)) {
    const result = await imports(server, token, client, format, planted.transfers);
    const shares = await compared(app, result.id, client, planted.meant);
    matched.push({ format, ...result.row, ...shares });
    // The next format matches the same payments.
    await client.query(`
      ALTER TABLE ledger_entries DISABLE TRIGGER USER;
      TRUNCATE bank_lines, bank_statements, bank_accounts;
      DELETE FROM ledger_entries WHERE payment_id IS NULL; DELETE FROM bank_transfers;
      ALTER TABLE ledger_entries ENABLE TRIGGER USER`);
  }
  for (const format of Object.keys(FORMATS)) {
    imported.push({ format, ...(await imports(server, token, client, format, plain(format))).row });
  }
  await app.close();
  await server.stop();
  return { matched, imported };
}

/** Twice: the second time adds nothing. */
async function imports(server, token, client, format, transfers) {
  const account = `BENCH${transfers.length}`;
  const file = new Blob([...FORMATS[format]({ account, opening: 0, transfers })]);
  const rest = memoryOf(server.pid);
  let peak = rest;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 20);
  const began = performance.now();
  const [{ id, added }] = await send(server, token, account, file);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  const [again] = await send(server, token, account, file);
  const kept = await client.query(
    `SELECT count(*)::int AS lines, count(*) FILTER (WHERE status = 'doubtful')::int AS doubtful
       FROM bank_lines WHERE statement_id = $1`,
    [id],
  );
  return {
    id,
    row: {
      lines: transfers.length,
      'MB read': (file.size / MB).toFixed(1),
      seconds: seconds.toFixed(1),
      'memory grew, MB': Math.round((peak - rest) / MB),
      lost: transfers.length - kept.rows[0].lines,
      'possible duplicates': kept.rows[0].doubtful,
      'added again': again.added + added - transfers.length,
    },
  };
}

/** A CSV file needs its columns confirmed once for its account. */
async function send(server, token, account, file) {
  const form = new FormData();
  form.set('file', file, 'statement.txt');
  const { statements, csv } = await call(server, 'POST', '/admin/statements', {
    token,
    body: form,
  });
  if (!csv) return statements;
  const { layout } = csv;
  form.set('account', account);
  form.set('layout', JSON.stringify(layout));
  return (await call(server, 'POST', '/admin/statements', { token, body: form })).statements;
}

/** A match is false when it is certain and differs from the planted one; a person sees wrong proposals. */
async function compared(app, id, client, meant) {
  const began = performance.now();
  const { proposals, lines } = await app
    .get(StatementsQueryService, { strict: false })
    .matched(app.get(DataSource).manager, id);
  const seconds = (performance.now() - began) / 1000;
  const numbers = await client.query(
    `SELECT id, row_number() OVER (ORDER BY file_line, id) - 1 AS nth
       FROM bank_lines WHERE statement_id = $1`,
    [id],
  );
  const nth = new Map(numbers.rows.map((row) => [row.id, Number(row.nth)]));
  const count = { certain: 0, right: 0, falsely: 0, wrong: 0, none: 0, noise: 0 };
  for (const { id: lineId } of lines) {
    const { ids } = meant[nth.get(lineId)];
    const proposal = proposals.get(lineId);
    const parts = proposal?.parts.map(({ paymentId }) => paymentId).sort();
    const isRight = parts?.join() === [...ids].sort().join();
    if (ids.length === 0) count.noise += 1;
    if (!proposal) count.none += ids.length > 0 ? 1 : 0;
    else if (proposal.isCertain) count[isRight ? 'certain' : 'falsely'] += 1;
    else count[isRight ? 'right' : 'wrong'] += 1;
  }
  const all = meant.length - count.noise;
  const percent = (part) => `${((100 * part) / all).toFixed(1)}%`;
  return {
    certain: percent(count.certain),
    'right proposals': percent(count.right),
    unmatched: percent(count.none),
    'wrong proposals': count.wrong,
    'false matches': count.falsely,
    'seconds to match': seconds.toFixed(1),
  };
}
