import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOpen } from './opening.js';

/** What pages show for the same moments is tested with the same table. */
const table = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../shell/kit/src/edition/opening-cases.json'),
    'utf8',
  ),
) as { cases: [{ open: boolean; closesAt?: string }, string, string, boolean][] };

it.each(table.cases)('%j at %s is %s for visitors; accepts: %s', (opening, now, _, accepts) => {
  expect(isOpen(opening, new Date(now))).toBe(accepts);
});
