import { Buffer } from 'node:buffer';
import { decimalOf, minorOf } from '../bank-files/amounts.js';
import type { XmlElement } from '../bank-files/xml-element.js';
import { writeXml, type XmlNode } from '../bank-files/write-xml.js';
import { xmlParts } from '../bank-files/xml-parts.js';
import { compactIban } from '../../conference/editions/rules/iban.js';
import { sepaText } from './sepa-text.js';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const CURRENCY = 'EUR';

/** Most characters of a name in SEPA, and of the text for the payee. */
const NAME = 70;
const TEXT = 140;

export interface CreditTransfer {
  /** The end-to-end id; the payee and the statement have it, too. */
  reference: string;
  minor: number;
  holder: string;
  iban: string;
  bic: string | null;
  text: string;
}

export interface CreditTransfers {
  messageId: string;
  createdAt: Date;
  debtor: { name: string; iban: string; bic: string | null };
  transfers: CreditTransfer[];
}

/**
 * SEPA credit transfers in EUR as ISO 20022 pain.001.001.09, in the order of its schema. They are booked
 * one by one, so that each has its line on the statement.
 */
export function writePain({ messageId, createdAt, debtor, transfers }: CreditTransfers): string {
  const sum = transfers.reduce((all, { minor }) => all + minor, 0);
  const totals: XmlNode[] = [
    ['NbOfTxs', String(transfers.length)],
    ['CtrlSum', decimalOf(sum, CURRENCY)],
  ];
  const at = createdAt.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  const name = sepaText(debtor.name, NAME);
  const header: XmlNode[] = [
    ['MsgId', messageId],
    ['CreDtTm', `${at}Z`],
    ...totals,
    ['InitgPty', [['Nm', name]]],
  ];
  const order: XmlNode[] = [
    ['PmtInfId', messageId],
    ['PmtMtd', 'TRF'],
    ['BtchBookg', 'false'],
    ...totals,
    ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
    ['ReqdExctnDt', [['Dt', at.slice(0, 'yyyy-mm-dd'.length)]]],
    ['Dbtr', [['Nm', name]]],
    ['DbtrAcct', ibanOf(debtor.iban)],
    ['DbtrAgt', agentOf(debtor.bic) ?? [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]]],
    ['ChrgBr', 'SLEV'],
    ...transfers.map((transfer): XmlNode => ['CdtTrfTxInf', transferOf(transfer)]),
  ];
  const document: XmlNode = [
    'Document',
    [
      [
        'CstmrCdtTrfInitn',
        [
          ['GrpHdr', header],
          ['PmtInf', order],
        ],
      ],
    ],
    ` xmlns="${NAMESPACE}"`,
  ];
  return writeXml(document);
}

function transferOf({ reference, minor, holder, iban, bic, text }: CreditTransfer): XmlNode[] {
  const agent = agentOf(bic);
  return [
    ['PmtId', [['EndToEndId', reference]]],
    ['Amt', [['InstdAmt', decimalOf(minor, CURRENCY), ` Ccy="${CURRENCY}"`]]],
    ...(agent ? [['CdtrAgt', agent] satisfies XmlNode] : []),
    ['Cdtr', [['Nm', sepaText(holder, NAME)]]],
    ['CdtrAcct', ibanOf(iban)],
    ['RmtInf', [['Ustrd', sepaText(text, TEXT)]]],
  ];
}

function ibanOf(iban: string): XmlNode[] {
  return [['Id', [['IBAN', compactIban(iban)]]]];
}

function agentOf(bic: string | null): XmlNode[] | undefined {
  return bic === null ? undefined : [['FinInstnId', [['BICFI', bic]]]];
}

export interface ReadPain {
  messageId: string;
  count: number;
  controlMinor: number;
  debtor: { name: string; iban: string; bic: string | null };
  transfers: CreditTransfer[];
}

/** Reads the file as a bank does. @throws FileRefused, EntryError */
export async function readPain(file: string): Promise<ReadPain> {
  const transfers: CreditTransfer[] = [];
  let header: XmlElement | undefined;
  let order: XmlElement | undefined;
  for await (const { kind, element } of xmlParts(bytesOf(file), PARTS)) {
    if (kind === 'begins') continue;
    if (element.name === 'CdtTrfTxInf') transfers.push(readTransfer(element));
    else if (element.name === 'GrpHdr') header = element;
    else order = element;
  }
  return {
    messageId: header?.textAt('MsgId') ?? '',
    count: Number(header?.textAt('NbOfTxs')),
    controlMinor: minorOf(header?.textAt('CtrlSum') ?? '', CURRENCY),
    debtor: {
      name: order?.textAt('Dbtr', 'Nm') ?? '',
      iban: order?.textAt('DbtrAcct', 'Id', 'IBAN') ?? '',
      bic: order?.textAt('DbtrAgt', 'FinInstnId', 'BICFI') ?? null,
    },
    transfers,
  };
}

const PARTS = new Set(['GrpHdr', 'PmtInf', 'CdtTrfTxInf']);

async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(file));
}

function readTransfer(element: XmlElement): CreditTransfer {
  return {
    reference: element.textAt('PmtId', 'EndToEndId') ?? '',
    minor: minorOf(element.textAt('Amt', 'InstdAmt') ?? '', CURRENCY),
    holder: element.textAt('Cdtr', 'Nm') ?? '',
    iban: element.textAt('CdtrAcct', 'Id', 'IBAN') ?? '',
    bic: element.textAt('CdtrAgt', 'FinInstnId', 'BICFI') ?? null,
    text: element.textAt('RmtInf', 'Ustrd') ?? '',
  };
}
