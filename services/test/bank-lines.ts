import { camt } from '../bench/statements/written.mjs';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

let nth = 0;

interface Line {
  /** In cents; outgoing below 0. */
  minor: number;
  text: string;
}

/** Imports a statement of a new account. @returns the booked lines, in the order of the statement's page */
export async function importLines(
  server: TestApp,
  { token }: Person,
  ...lines: Line[]
): Promise<{ id: string }[]> {
  const account = `DE${String((nth += 1)).padStart(20, '0')}`;
  const transfers = lines.map((line) => ({
    ...{ date: '2025-10-20', sender: 'Sender', reference: `LINE-${(nth += 1)}` },
    ...line,
  }));
  const form = new FormData();
  const file = [...camt({ account, opening: 0, currency: 'USD', transfers })].join('');
  form.set('file', new Blob([file]), 'statement.xml');
  const { body } = await server.call('POST', '/admin/statements', { token, body: form });
  const path = `/admin/statements/${body.statements[0].id}`;
  const { certain, proposals, unmatched } = (await server.call('GET', path, { token })).body;
  return [certain, proposals, unmatched].flatMap(({ items }) => items as { id: string }[]);
}
