import fc from 'fast-check';
import { compactIban, isIban } from '../../conference/editions/rules/iban.js';
import { decimalOf, minorOf } from '../bank-files/amounts.js';
import type { XmlElement } from '../bank-files/xml-element.js';
import { xmlParts } from '../bank-files/xml-parts.js';
import { bytesOf } from '../../../test/bank-files.js';
import { type CreditTransfers, readPain, writePain } from './pain.js';
import { isSepaName, sepaText } from './sepa-text.js';

const IBANS = ['DE89370400440532013000', 'GB82WEST12345698765432', 'FR1420041010050500013M02606'];

const text = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 200 });
const transfer = fc.record({
  reference: fc.constantFrom('C25R-7K4MQ-2XHPD', 'C25R-ABCDE-FGHJK'),
  minor: fc.integer({ min: 1, max: 100_000_000 }),
  holder: text,
  iban: fc.constantFrom(...IBANS),
  bic: fc.constantFrom(null, 'COBADEFFXXX', 'SAMPGB2L'),
  text,
});
const file = fc.record({
  messageId: fc.constant('C25B-7K4MQ-2XHPD'),
  createdAt: fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  }),
  debtor: fc.record({
    name: text,
    iban: fc.constantFrom(...IBANS),
    bic: fc.constantFrom(null, 'COBADEFFXXX'),
  }),
  transfers: fc.array(transfer, { minLength: 1, maxLength: 20 }),
});

it('writes a file that is read back with the same transfers and control sum', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (written) => {
      const read = await readPain(writePain(written));
      expect(read).toEqual({
        messageId: written.messageId,
        count: written.transfers.length,
        controlMinor: written.transfers.reduce((sum, { minor }) => sum + minor, 0),
        debtor: { ...written.debtor, name: sepaText(written.debtor.name, 70) },
        transfers: written.transfers.map((one) => ({
          ...one,
          holder: sepaText(one.holder, 70),
          text: sepaText(one.text, 140),
        })),
      });
    }),
  );
});

const example: CreditTransfers = {
  messageId: 'C25B-7K4MQ-2XHPD',
  createdAt: new Date('2025-10-20T09:30:00.500Z'),
  debtor: { name: 'Konferenzbüro <GmbH> & Co', iban: 'DE89 3704 0044 0532 0130 00', bic: null },
  transfers: [
    {
      reference: 'C25R-7K4MQ-2XHPD',
      minor: 5,
      holder: 'Łukasz Żółć',
      iban: 'GB82WEST12345698765432',
      bic: 'SAMPGB2L',
      text: 'Refund “C25R”',
    },
    {
      reference: 'C25R-ABCDE-FGHJK',
      minor: 123_450,
      holder: 'Adaeze Obi',
      iban: 'FR1420041010050500013M02606',
      bic: null,
      text: '',
    },
  ],
};

/** The children that pain.001.001.09 allows, in its order; "?" can be left out, "*" comes often. */
const STRUCTURE: Record<string, string[]> = {
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'],
  PmtInf: [
    ...['PmtInfId', 'PmtMtd', 'BtchBookg', 'NbOfTxs', 'CtrlSum', 'PmtTpInf', 'ReqdExctnDt'],
    ...['Dbtr', 'DbtrAcct', 'DbtrAgt', 'ChrgBr', 'CdtTrfTxInf*'],
  ],
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt?', 'Cdtr', 'CdtrAcct', 'RmtInf'],
  PmtId: ['EndToEndId'],
  Amt: ['InstdAmt'],
  Cdtr: ['Nm'],
  CdtrAcct: ['Id'],
  RmtInf: ['Ustrd'],
  Id: ['IBAN?', 'Othr?'],
};

async function documentOf(xml: string): Promise<XmlElement> {
  for await (const { kind, element } of xmlParts(bytesOf(xml), new Set(['Document']))) {
    if (kind === 'ends') return element;
  }
  throw new Error('no document');
}

function faultsOf({ name, children }: XmlElement): string[] {
  const allowed = STRUCTURE[name];
  const inner = children.flatMap(faultsOf);
  if (!allowed) return inner;
  const names = children.map((child) => child.name).join(' ');
  const pattern = allowed.map((each) => {
    const plain = each.replace(/[?*]$/, '');
    return each.endsWith('*') ? `(${plain} )+` : each.endsWith('?') ? `(${plain} )?` : `${plain} `;
  });
  const isRight = new RegExp(`^${pattern.join('')}$`).test(names === '' ? '' : `${names} `);
  return isRight ? inner : [`${name}: ${names}`, ...inner];
}

it('has the elements of the schema in its order', async () => {
  const xml = writePain(example);
  const document = await documentOf(xml);
  expect(document.attributes['xmlns']).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  expect(faultsOf(document)).toEqual([]);
  const order = document.at('CstmrCdtTrfInitn', 'PmtInf');
  expect(order?.textAt('CtrlSum')).toBe('1234.55');
  expect(order?.textAt('NbOfTxs')).toBe('2');
  expect(order?.textAt('ReqdExctnDt', 'Dt')).toBe('2025-10-20');
  expect(order?.textAt('Dbtr', 'Nm')).toBe('Konferenzburo .GmbH. + Co');
  expect(order?.textAt('DbtrAgt', 'FinInstnId', 'Othr', 'Id')).toBe('NOTPROVIDED');
  expect(document.textAt('CstmrCdtTrfInitn', 'GrpHdr', 'CreDtTm')).toBe('2025-10-20T09:30:00Z');
  expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>');
  expect(xml).toContain('<Nm>Lukasz Zolc</Nm>');
  // A control: the check finds an element in the wrong place.
  const moved = xml
    .replace(/<ChrgBr>SLEV<\/ChrgBr>\n/, '')
    .replace('<PmtMtd>', '<ChrgBr/><PmtMtd>');
  expect(faultsOf(await documentOf(moved))).toHaveLength(1);
});

it('keeps texts within the characters that every bank takes', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const written = sepaText(typed, 70);
      expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{0,70}$/);
      expect(sepaText(written, 70)).toBe(written);
    }),
  );
  expect(sepaText('Ọlá Adébáyọ̀, Straße 5 & Søn', 70)).toBe('Ola Adebayo, Strasse 5 + Son');
  expect([isSepaName('李 明'), isSepaName('Li Ming')]).toEqual([false, true]);
});

it('writes amounts on their digits, and reads them back', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 2 ** 31 - 1 }),
      fc.constantFrom('EUR', 'JPY', 'TND'),
      (minor, currency) => expect(minorOf(decimalOf(minor, currency), currency)).toBe(minor),
    ),
  );
});

it('finds every wrong character and every swap of an IBAN', () => {
  const wrong = IBANS.flatMap((iban) =>
    Array.from(iban.slice(4), (char, at) => {
      const other = char === '7' ? '8' : '7';
      return `${iban.slice(0, at + 4)}${other}${iban.slice(at + 5)}`;
    }),
  );
  expect(wrong.filter(isIban)).toEqual([]);
  expect(IBANS.filter(isIban)).toEqual(IBANS);
  expect(compactIban('de89 3704-0044 0532 0130 00')).toBe(IBANS[0]);
  expect(isIban(`${IBANS[0]}00`)).toBe(false);
});
