import { camt, type WrittenTransfer } from '../../../bench/statements/written.mjs';
import { partsOf } from '../../../test/bank-files.js';
import { readCamt } from './camt.js';

const account = 'DE02120300000000202051';
const one: WrittenTransfer = {
  minor: 35_000,
  date: '2025-10-07',
  sender: 'Sender & One',
  text: 'FEE C25-7K4MQ-2XHPD',
  reference: 'BANK-1',
};
const written = (about: Partial<Parameters<typeof camt>[0]> = {}) =>
  [...camt({ account, opening: 0, transfers: [one], ...about })].join('');

describe('each published version', () => {
  const versions = ['camt.052', 'camt.053', 'camt.054'].flatMap((format) =>
    ['02', '04', '06', '08', '10', '13'].map((version) => [format, version] as const),
  ) as [NonNullable<Parameters<typeof camt>[0]['format']>, string][];

  it.each(versions)('is read: %s.001.%s', async (format, version) => {
    const file = written({ format, version });
    const { heads, entries, balances } = await partsOf(readCamt, file, 11);
    expect(heads).toEqual([
      { format, version, account, number: '1', currency: 'USD', isContinued: false },
    ]);
    const { text, sender, minor, date, reference } = one;
    expect(entries).toMatchObject([
      {
        minor,
        currency: 'USD',
        valueDate: date,
        counterparty: sender,
        remittance: text,
        bankReference: reference,
        isPending: false,
        batch: null,
      },
    ]);
    expect(balances).toEqual({ opening: 0, closing: minor });
  });

  it('is read with another prefix, and with none', async () => {
    const prefixed = written()
      .replace('xmlns=', 'xmlns:c=')
      .replace(/<(\/?)(?=[A-Z])/g, '<$1c:');
    const bare = written().replace(/ xmlns="[^"]*"/, '');
    for (const text of [prefixed, bare]) {
      expect((await partsOf(readCamt, text)).entries).toMatchObject([{ minor: 35_000 }]);
    }
  });
});

describe('a batch', () => {
  const batch = (details: WrittenTransfer[], minor = 60_000) =>
    written({ transfers: [{ ...one, minor, details }] });
  const part = (minor: number, reference: string) => ({ ...one, minor, reference });

  it('gives a line for each of its transactions', async () => {
    const { entries } = await partsOf(readCamt, batch([part(35_000, 'A'), part(25_000, 'B')]));
    expect(entries).toMatchObject([
      { minor: 35_000, bankReference: 'BANK-1/A', batch: { reference: 'BANK-1', minor: 60_000 } },
      { minor: 25_000, bankReference: 'BANK-1/B' },
    ]);
  });

  it('keeps the rest of its amount, so that balances add up', async () => {
    const { entries } = await partsOf(readCamt, batch([part(35_000, 'A'), part(20_000, 'B')]));
    expect(entries.map(({ minor }) => minor)).toEqual([35_000, 20_000, 5000]);
  });
});

it.each([
  ['2,00.00', 'amount-two-marks'],
  ['1.005', 'amount-decimals'],
  ['', 'amount-missing'],
])('keeps an entry of %s as unreadable: %s', async (amount, fault) => {
  const file = written().replace(/(<Ntry><Amt Ccy="USD">)[^<]*/, `$1${amount}`);
  const { entries, unreadable } = await partsOf(readCamt, file);
  expect(entries).toEqual([]);
  expect(unreadable).toMatchObject([{ fault, wrong: amount, line: 5 }]);
  expect(unreadable[0]?.text).toContain(`<Amt Ccy="USD">${amount}</Amt> Sender & One`);
});

it('keeps an entry without a currency as unreadable', async () => {
  const file = written()
    .replace('<Ccy>USD</Ccy>', '')
    .replace('<Ntry><Amt Ccy="USD">', '<Ntry><Amt>');
  expect((await partsOf(readCamt, file)).unreadable).toMatchObject([{ fault: 'currency-missing' }]);
});

it('reads the ordered amount and its rate', async () => {
  const details =
    '<AmtDtls><InstdAmt><Amt Ccy="EUR">300.00</Amt><CcyXchg><XchgRate>1.16</XchgRate></CcyXchg></InstdAmt></AmtDtls>';
  const file = written().replace('<TxDtls>', `<TxDtls>${details}`);
  expect((await partsOf(readCamt, file)).entries).toMatchObject([
    { minor: 35_000, instructed: { minor: 30_000, currency: 'EUR' }, rate: '1.16' },
  ]);
});

it.each([
  ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><Document/>', 'has-doctype'],
  ['an end that is missing', written().slice(0, 700), 'not-xml'],
  ['another document', '<Document><Other/></Document>', 'unknown-document'],
])('refuses %s, with its line', async (_, text, fault) => {
  await expect(partsOf(readCamt, text)).rejects.toMatchObject({ fault, line: expect.any(Number) });
});

it('reads a file of a pending entry as pending', async () => {
  const { entries } = await partsOf(
    readCamt,
    written({ transfers: [{ ...one, isPending: true }] }),
  );
  expect(entries).toMatchObject([{ isPending: true }]);
});
