import fc from 'fast-check';
import { bounceShapes, rawReport } from '../../../test/raw-report.js';
import { isPermanentOfAddress } from './delivery-report.js';
import { LONGEST_MESSAGE, readReport } from './read-report.js';
import { fieldGroups } from './report-fields.js';

const RETURN_PATH = 'bounces+token@mail.sample.example';
const read = (...[name]: Parameters<typeof rawReport>) => readReport(rawReport(name, RETURN_PATH));

it.each([
  ['postfix', '5.1.1', /User unknown in virtual mailbox table/],
  ['exim', '5.0.0', /The account is disabled/],
  ['exchange', '5.1.10', /RecipientNotFound/],
  ['gmail', '5.2.2', /out of storage space/],
  ['qmail', '5.1.1', /no such user/],
] as const)('reads a bounce of %s', async (name, status, reason) => {
  const found = await read(name, RETURN_PATH);
  expect(found?.report).toEqual({ kind: 'failed', status, reason: expect.stringMatching(reason) });
  expect(found?.returnPaths).toContain(RETURN_PATH);
  expect(isPermanentOfAddress(found!.report)).toBe(true);
});

it.each([
  ['expired', 'failed', '4.4.1'],
  ['delayed', 'delayed', '4.2.0'],
  ['policy', 'failed', '5.7.26'],
] as const)(
  'reads that an email is %s, which says nothing final of its address',
  async (name, kind, status) => {
    const found = await read(name, RETURN_PATH);
    expect(found?.report).toMatchObject({ kind, status });
    expect(isPermanentOfAddress(found!.report)).toBe(false);
  },
);

it('reads a complaint, whose email is named by its envelope sender', async () => {
  const found = await read('complaint', RETURN_PATH);
  expect(found?.report).toEqual({ kind: 'complained', status: null, reason: 'SampleFeedback/1.0' });
  expect(found?.returnPaths).toContain(RETURN_PATH);
});

it('takes nothing else for a report', async () => {
  expect(await read('away', RETURN_PATH)).toBeUndefined();
  expect(await readReport(Buffer.alloc(0))).toBeUndefined();
});

it('takes no complaint from one that was withdrawn, or that is about authentication', async () => {
  for (const type of ['not-spam', 'auth-failure']) {
    const raw = rawReport('complaint', RETURN_PATH).toString().replace('abuse\r', `${type}\r`);
    expect(await readReport(Buffer.from(raw))).toBeUndefined();
  }
});

it('reads only the beginning of a large message', async () => {
  const raw = rawReport('postfix', RETURN_PATH);
  const large = Buffer.concat([raw, Buffer.alloc(4 * LONGEST_MESSAGE, 'x')]);
  expect((await readReport(large))?.report.status).toBe('5.1.1');
});

it('survives every text as the fields of a report, and keeps them bounded', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.string(), fc.string()).map(([name, value]) => `${name}: ${value}`),
    fc.constantFrom('', ' folded', 'Status: 5.1.1', 'Action: failed', ':', '\t:'),
  );
  const text = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\r\n'));
  fc.assert(
    fc.property(text, (given) => {
      const groups = fieldGroups(given);
      expect(groups.length).toBeLessThanOrEqual(100);
      for (const fields of groups)
        for (const value of fields.values()) expect(value.length).toBeLessThanOrEqual(2000);
    }),
  );
  const many = fieldGroups('Action: failed\n\n'.repeat(100_000));
  expect(many).toHaveLength(100);
});

it('survives damaged messages', async () => {
  const places = fc.array(fc.tuple(fc.nat(5000), fc.nat(255)), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bounceShapes), places, async (name, damages) => {
      const raw = rawReport(name, RETURN_PATH);
      for (const [place, byte] of damages) raw[place % raw.length] = byte;
      const found = await readReport(raw);
      expect(found?.report.reason.length ?? 0).toBeLessThanOrEqual(500);
    }),
  );
});
