import fc from 'fast-check';
import { csv } from '../../../bench/statements/written.mjs';
import { bytesOf, partsOf } from '../../../test/bank-files.js';
import { readCsv } from './csv.js';
import { detectCsv } from './csv-detection.js';
import type { Bytes } from './bank-file.js';

const detected = (text: string | Uint8Array) => detectCsv(() => bytesOf(text));

async function read(text: string | Uint8Array) {
  const { layout } = await detected(text);
  return { layout, ...(await partsOf((bytes: Bytes) => readCsv(bytes, layout), text, 50)) };
}

const SPARKASSE = [
  'Umsatzanzeige;;;',
  'Konto;DE02120300000000202051;;',
  '',
  'Buchungstag;Wertstellung;Name Zahlungspflichtiger;Verwendungszweck;Betrag;Währung',
  '07.10.2025;08.10.2025;Müller;"FEE C25-7K4MQ-',
  '2XHPD";1.350,00;EUR',
  '08.10.2025;08.10.2025;Bank;Charges;-2,50;EUR',
].join('\r\n');

it('detects a German file with a preamble, in Windows-1252 and UTF-16', async () => {
  const latin = Buffer.from(SPARKASSE, 'latin1');
  const utf16 = Buffer.from(`\uFEFF${SPARKASSE}`, 'utf16le');
  for (const file of [SPARKASSE, latin, utf16]) {
    const { layout, entries } = await read(file);
    expect(layout).toMatchObject({
      separator: ';',
      headLine: 4,
      decimalMark: ',',
      dateOrder: 'dmy',
    });
    expect(entries).toMatchObject([
      {
        line: 5,
        minor: 135_000,
        currency: 'EUR',
        valueDate: '2025-10-08',
        counterparty: 'Müller',
        remittance: 'FEE C25-7K4MQ-\n2XHPD',
      },
      { line: 7, minor: -250 },
    ]);
  }
});

it('detects an American file with two columns of amounts and a balance', async () => {
  const { layout, entries, balances } = await read(
    [
      'Date,Description,Debit,Credit,Balance',
      '10/07/2025,FEE C25-7K4MQ-2XHPD,,"1,350.00","1,450.00"',
      '10/13/2025,Wire fee,15.00,,"1,435.00"',
    ].join('\n'),
  );
  expect(layout).toMatchObject({ separator: ',', decimalMark: '.', dateOrder: 'mdy' });
  expect(entries).toMatchObject([{ minor: 135_000 }, { minor: -1500, valueDate: '2025-10-13' }]);
  expect(balances).toEqual({ opening: 10_000, closing: 143_500 });
});

it('keeps a row that it cannot read', async () => {
  const { unreadable, entries } = await read(
    'Date;Sender;Text;Amount\n2025-10-07;A;x;10.00\n2025-10-08;B;y;2,00.00\n2025-10-09;C;z;\n',
  );
  expect(entries).toHaveLength(1);
  expect(unreadable).toMatchObject([
    { line: 3, fault: 'amount-two-marks', wrong: '2,00.00' },
    { line: 4, fault: 'amount-wrong' },
  ]);
});

it('refuses a file without columns of days and amounts', async () => {
  await expect(detected('a;b;c\n1;2;3\n')).rejects.toMatchObject({ fault: 'no-columns' });
});

it('reads what a bank wrote, to the last cent', async () => {
  const transfer = fc.record({
    minor: fc.integer({ min: -99_999_999, max: 99_999_999 }),
    date: fc
      .date({ min: new Date('2020-01-13'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    sender: fc.stringMatching(/^[A-Z][A-Za-z";,]{2,12}$/),
    text: fc.stringMatching(/^[A-Z][A-Z0-9 ;",-]{2,60}[A-Z]$/),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 20 }), async (transfers) => {
      const { entries, unreadable } = await read([...csv({ transfers })].join(''));
      expect(unreadable).toEqual([]);
      expect(
        entries.map(({ minor, valueDate, counterparty, remittance }) => ({
          minor,
          date: valueDate,
          sender: counterparty,
          text: remittance,
        })),
      ).toEqual(transfers);
    }),
    { numRuns: 60 },
  );
});
