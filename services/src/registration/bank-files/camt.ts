import {
  type BankFileFormat,
  type Bytes,
  EntryError,
  type FilePart,
  FileRefused,
  type StatementHead,
} from './bank-file.js';
import { amountOf, CamtEntry, dayAt, directionOf } from './camt-entry.js';
import type { XmlElement } from './xml-element.js';
import { xmlParts } from './xml-parts.js';

const STATEMENTS: Record<string, BankFileFormat> = {
  Rpt: 'camt.052',
  Stmt: 'camt.053',
  Ntfctn: 'camt.054',
};

const PARTS = new Set(['Document', ...Object.keys(STATEMENTS), 'Acct', 'Bal', 'Ntry', 'TxDtls']);

/** ISO 20022 camt.052, .053 and .054, each version. @throws FileRefused */
export async function* readCamt(bytes: Bytes): AsyncGenerator<FilePart> {
  let statement: Statement | undefined;
  let entry: CamtEntry | undefined;
  let version: string | null = null;
  let isCamt = false;
  for await (const { kind, path, element } of xmlParts(bytes, PARTS)) {
    const { name } = element;
    const parent = path.at(-2) ?? '';
    if (kind === 'begins') {
      const format = STATEMENTS[name];
      if (name === 'Document') version = versionOf(element);
      else if (format && parent !== 'Document') {
        isCamt = true;
        statement = new Statement(format, version, element);
      } else if (name === 'Ntry' && statement) {
        yield* statement.begin();
        entry = new CamtEntry(element, statement.currency);
      } else if (name === 'TxDtls') entry?.beginDetail();
      continue;
    }
    if (name === 'Acct' && statement && STATEMENTS[parent]) statement.account = element;
    else if (name === 'Bal' && statement) yield* statement.balance(element);
    else if (name === 'TxDtls' && entry) yield* entry.detail(element);
    else if (name === 'Ntry' && entry) {
      yield* entry.end();
      entry = undefined;
    } else if (STATEMENTS[name] && statement) {
      yield* statement.begin();
      statement = undefined;
    }
  }
  if (!isCamt) throw new FileRefused('unknown-document', 1);
}

function versionOf({ attributes }: XmlElement): string | null {
  const namespaces = Object.values(attributes).join(' ');
  return /camt\.05[234]\.001\.(\d{2})/.exec(namespaces)?.[1] ?? null;
}

class Statement {
  account: XmlElement | undefined;
  private isBegun = false;

  constructor(
    private readonly format: BankFileFormat,
    private readonly version: string | null,
    private readonly element: XmlElement,
  ) {}

  get currency(): string | undefined {
    return this.account?.textAt('Ccy');
  }

  /** Its head precedes its entries in the document. */
  *begin(): Generator<FilePart> {
    if (this.isBegun) return;
    this.isBegun = true;
    const { element, account, format, version } = this;
    const iban = account?.textAt('Id', 'IBAN') ?? account?.textAt('Id', 'Othr', 'Id');
    if (!iban) throw new FileRefused('no-account', element.line);
    const head: StatementHead = {
      format,
      version,
      account: iban.replaceAll(' ', ''),
      number: element.textAt('ElctrncSeqNb') ?? element.textAt('Id') ?? null,
      currency: this.currency ?? null,
      isContinued: Number(element.textAt('StmtPgntn', 'PgNb') ?? 1) > 1,
    };
    yield { kind: 'statement', head };
  }

  *balance(element: XmlElement): Generator<FilePart> {
    const type = element.textAt('Tp', 'CdOrPrtry', 'Cd');
    const which = type === 'OPBD' || type === 'PRCD' ? 'opening' : type === 'CLBD' && 'closing';
    if (!which) return;
    yield* this.begin();
    try {
      const { minor, currency } = amountOf(element, this.currency);
      const balance = { minor: minor * directionOf(element), currency };
      yield { kind: 'balance', which, balance, date: dayAt(element, 'Dt') ?? '' };
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      const { fault, wrong } = error;
      const text = `${type ?? ''} ${element.textAt('Amt') ?? ''}`;
      yield { kind: 'unreadable', entry: { line: element.line, fault, wrong, text } };
    }
  }
}
