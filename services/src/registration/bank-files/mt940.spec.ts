import fc from 'fast-check';
import { mt940 } from '../../../bench/statements/written.mjs';
import { partsOf } from '../../../test/bank-files.js';
import { readMt940 } from './mt940.js';

const account = 'DE02120300000000202051';

async function read(text: string, chunk = 7) {
  return partsOf(readMt940, text, chunk);
}

const words = fc
  .array(fc.stringMatching(/^[A-Z0-9ÄÖÜ.,-]{1,12}$/), { minLength: 1, maxLength: 20 })
  .map((all) => all.join(' '));
const transfer = fc.record({
  minor: fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((minor) => minor !== 0),
  date: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  sender: fc.stringMatching(/^[A-Z]{3,20}$/),
  text: words,
  reference: fc.option(fc.stringMatching(/^[A-Z0-9]{4,16}$/), { nil: undefined }),
});

it.each([true, false])(
  'reads what a bank wrote, to the last cent and letter; German subfields: %s',
  async (isStructured) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(transfer, { maxLength: 8 }),
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: 1, max: 400 }),
        async (transfers, opening, chunk) => {
          const written = mt940({ account, opening, transfers, isStructured });
          const { entries, unreadable, balances, heads } = await read(written, chunk);
          const plain = (text: string) => text.replace(/\s/g, '');
          expect(unreadable).toEqual([]);
          expect(heads).toMatchObject([{ format: 'mt940', account, number: '1', currency: 'USD' }]);
          expect(
            entries.map(({ minor, valueDate, counterparty, remittance, bankReference }) => ({
              minor,
              date: valueDate,
              sender: counterparty,
              text: plain(remittance),
              reference: bankReference ?? undefined,
            })),
          ).toEqual(transfers.map((one) => ({ ...one, text: plain(one.text) })));
          const closing = transfers.reduce((sum, { minor }) => sum + minor, opening);
          expect(balances).toEqual({ opening, closing });
        },
      ),
      { numRuns: 60 },
    );
  },
);

const statement = (...lines: string[]) =>
  [
    ':20:X',
    `:25:${account}`,
    ':28C:3/1',
    ':60F:C251001EUR0,00',
    ...lines,
    ':62F:C251001EUR0,',
    '-',
  ].join('\n');

it('reads marks, funds codes, entry dates of another year and references', async () => {
  const { entries } = await read(
    statement(
      ':61:2601021231CR350,00NTRFKREF+//BANK-1',
      ':61:251231D12,5NCHGNONREF',
      ':61:2512310102RD7,NMSCOWN//2',
    ),
  );
  expect(entries).toMatchObject([
    { minor: 35_000, valueDate: '2026-01-02', bookingDate: '2025-12-31', bankReference: 'BANK-1' },
    { minor: -1250, bookingDate: null, bankReference: null },
    { minor: 700, valueDate: '2025-12-31', bookingDate: '2026-01-02', endToEndId: 'OWN' },
  ]);
});

it('joins continuation lines of each form of field 86', async () => {
  const { entries } = await read(
    statement(
      ':61:251001C1,NTRFNONREF',
      ':86:166?00SEPA?20EREF+E2E-1?21SVWZ+FEE C25-7K4MQ-2?22XHPD?30BYLADEM1?31DE5',
      '5?32MÜLLER?33 & CO',
      ':61:251001C2,NTRFNONREF',
      ':86:/EREF/E2E-2/ORDP//NAME/ANN/REMI/USTD//C25-7K4MQ-',
      '2XHPD/',
      ':61:251001C3,NTRFNONREF',
      ':86:PLAIN TEXT',
      'SECOND LINE',
    ),
  );
  expect(entries).toMatchObject([
    {
      remittance: 'FEE C25-7K4MQ-2\nXHPD',
      endToEndId: 'E2E-1',
      counterparty: 'MÜLLER & CO',
      counterpartyAccount: 'DE55',
    },
    { remittance: 'C25-7K4MQ-2XHPD', endToEndId: 'E2E-2', counterparty: 'ANN' },
    { remittance: 'PLAIN TEXT\nSECOND LINE' },
  ]);
});

it('keeps a line that it cannot read, with the reason and its place', async () => {
  const { entries, unreadable } = await read(
    statement(':61:251001C1,00,00NTRFNONREF', ':86:FEE', ':61:251301C1,NTRFX', ':61:nonsense'),
  );
  expect(entries).toEqual([]);
  expect(unreadable).toMatchObject([
    { line: 5, fault: 'amount-two-marks', wrong: '1,00,00' },
    { line: 7, fault: 'date-wrong', wrong: '251301' },
    { line: 8, fault: 'line-wrong' },
  ]);
});

it('reads pending entries of an MT942 as pending', async () => {
  const { heads, entries } = await read(
    [
      ':20:X',
      `:25:${account}`,
      ':28C:1',
      ':34F:USD0,',
      ':13D:2510011200+0100',
      ':61:251001EC9,NTRFX',
      ':61:251001C8,NTRFX',
    ].join('\r\n'),
  );
  expect(heads).toMatchObject([{ format: 'mt942' }]);
  expect(entries).toMatchObject([
    { minor: 900, isPending: true },
    { minor: 800, isPending: false },
  ]);
});
