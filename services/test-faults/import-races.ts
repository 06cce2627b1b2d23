import { Client } from 'pg';
import { camt, mt940, type WrittenTransfer } from '../bench/statements/written.mjs';
import type { PaymentsLab } from '../test/payments.js';
import type { Person } from '../test/people.js';

const FORMATS = {
  mt940: (account: string, transfers: WrittenTransfer[]) =>
    mt940({ account, opening: 0, transfers }),
  camt: (account: string, transfers: WrittenTransfer[]) =>
    [...camt({ account, opening: 0, transfers })].join(''),
};

export const BANK_FORMATS = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

/** Of which two are equal payments of one day without a reference of the bank. */
export const LINES_OF_RACE = 40;

interface ImportRace {
  statuses: number[];
  /** As each import says, fewest first. */
  added: number[];
  /** As stored for the account. */
  lines: number;
  transfers: number;
  dollars: number;
}

let accounts = 0;

/** Finance people import the same file at once. */
export async function raceToImport(
  { server }: PaymentsLab,
  people: Person[],
  format: keyof typeof FORMATS,
): Promise<ImportRace> {
  const account = `GB${String((accounts += 1)).padStart(18, '0')}`;
  const line = (n: number): WrittenTransfer => ({
    ...{ minor: 25_000, date: '2025-10-14', sender: 'Ministry of Samples', text: 'FEES' },
    ...(n > 1 && { reference: `${account}-${n}` }),
  });
  const file = FORMATS[format](
    account,
    Array.from({ length: LINES_OF_RACE }, (_, n) => line(n)),
  );
  const answers = await Promise.all(
    people.map(({ token }) => {
      const body = new FormData();
      body.set('file', new Blob([file]), 'week.txt');
      return server.call('POST', '/admin/statements', { token, body });
    }),
  );
  const [stored] = await server.dataSource.query<Omit<ImportRace, 'statuses' | 'added'>[]>(
    `SELECT count(*)::int AS lines, count(t.id)::int AS transfers,
            coalesce(sum(t.amount_cents), 0)::int / 100 AS dollars
       FROM bank_lines l JOIN bank_accounts a ON a.id = l.account_id
       LEFT JOIN bank_transfers t ON t.id = l.id
      WHERE a.number = $1`,
    [account],
  );
  if (!stored) throw new Error('no sums');
  const added = answers.flatMap(({ body }) => (body.statements?.[0]?.added as number) ?? []);
  return { statuses: answers.map(({ status }) => status), added: added.sort(byNumber), ...stored };
}

const byNumber = (a: number, b: number) => a - b;

/** The control of the races: no line is known again. @returns restores it */
export async function forgetLines(ownerUrl: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    CREATE FUNCTION forget_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      NEW.identity = sha256(gen_random_uuid()::text::bytea);
      RETURN NEW;
    END $$;
    CREATE TRIGGER forget_line BEFORE INSERT ON bank_lines
      FOR EACH ROW EXECUTE FUNCTION forget_line();
  `);
  return async () => {
    await client.query('DROP TRIGGER forget_line ON bank_lines; DROP FUNCTION forget_line');
    await client.end();
  };
}
