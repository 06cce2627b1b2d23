// Writes transfers as bank files, for the bench and for round trips in tests. Amounts are in cents.

/** @returns lines of MT940 of one statement; text is cut as German banks cut it when `isStructured`. */
export function mt940({
  account,
  number = '1',
  currency = 'USD',
  opening,
  transfers,
  isStructured,
}) {
  const closing = transfers.reduce((sum, { minor }) => sum + minor, opening);
  const date = shortDate(transfers[0]?.date ?? '2025-10-01');
  return [
    ':20:STARTUMS',
    `:25:${account}`,
    `:28C:${number}/1`,
    `:60F:${mark(opening)}${date}${currency}${comma(opening)}`,
    ...transfers.flatMap((transfer) => [
      `:61:${shortDate(transfer.date)}${shortDate(transfer.date).slice(2)}${mark(transfer.minor)}${comma(transfer.minor)}NTRFNONREF${transfer.reference ? `//${transfer.reference}` : ''}`,
      ...(isStructured ? structured(transfer) : plain(transfer)),
    ]),
    `:62F:${mark(closing)}${shortDate(transfers.at(-1)?.date ?? '2025-10-01')}${currency}${comma(closing)}`,
    '-',
    '',
  ].join('\r\n');
}

function structured({ sender, text }) {
  const parts = text.match(/.{1,27}/gs) ?? [];
  const whole = `166?00GUTSCHRIFT${parts.map((part, at) => `?${20 + at}${part}`).join('')}?32${sender.slice(0, 27)}`;
  return `:86:${whole}`.match(/.{1,65}/gs) ?? [];
}

function plain({ sender, text }) {
  return `:86:/NAME/${sender}/REMI/${text}`.match(/.{1,65}/gs) ?? [];
}

const VERSIONS = { 'camt.052': '08', 'camt.053': '08', 'camt.054': '08' };
const PARTS = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
};

export function* camt({
  format = 'camt.053',
  version = VERSIONS[format],
  account,
  number = '1',
  currency = 'USD',
  opening,
  transfers,
}) {
  const [message, statement] = PARTS[format];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}.001.${version}"><${message}><GrpHdr><MsgId>M</MsgId></GrpHdr><${statement}><Id>${number}</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>${currency}</Ccy></Acct>\n`;
  const closing = transfers.reduce((sum, { minor }) => sum + minor, opening ?? 0);
  if (opening !== undefined) {
    yield balance('OPBD', opening, currency) + balance('CLBD', closing, currency);
  }
  for (const transfer of transfers) yield entry(transfer, currency, Number(version));
  yield `</${statement}></${message}></Document>\n`;
}

function balance(code, cents, currency) {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents, currency)}<Dt><Dt>2025-10-01</Dt></Dt></Bal>\n`;
}

function entry(transfer, currency, version) {
  const { minor, date, reference, isPending, details } = transfer;
  const status = isPending ? 'PDNG' : 'BOOK';
  const sts = version < 4 ? status : `<Cd>${status}</Cd>`;
  const parts = details ?? [{ ...transfer, reference: undefined }];
  return `<Ntry>${amount(minor, currency)}<Sts>${sts}</Sts><BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${date}</Dt></ValDt>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<NtryDtls>${parts.map((part) => detail(part, currency, version, Boolean(details))).join('')}</NtryDtls></Ntry>\n`;
}

function detail(transfer, currency, version, hasAmount) {
  const { minor, sender, text, reference, endToEndId, account, ordered } = transfer;
  const name = version < 8 ? `<Nm>${xml(sender)}</Nm>` : `<Pty><Nm>${xml(sender)}</Nm></Pty>`;
  const role = minor < 0 ? 'Cdtr' : 'Dbtr';
  const refs = `${endToEndId ? `<EndToEndId>${endToEndId}</EndToEndId>` : ''}${reference ? `<TxId>${reference}</TxId>` : ''}`;
  const iban = account ? `<${role}Acct><Id><IBAN>${account}</IBAN></Id></${role}Acct>` : '';
  const dollars = ordered
    ? `<AmtDtls><InstdAmt>${amount(ordered, 'USD').split('<CdtDbtInd>')[0]}</InstdAmt></AmtDtls>`
    : '';
  return `<TxDtls>${refs ? `<Refs>${refs}</Refs>` : ''}${hasAmount ? amount(minor, currency) : ''}${dollars}<RltdPties><${role}>${name}</${role}>${iban}</RltdPties><RmtInf><Ustrd>${xml(text)}</Ustrd></RmtInf></TxDtls>`;
}

export function* csv({ transfers, currency = 'USD' }) {
  yield 'Booking date;Value date;Sender;Purpose;Amount;Currency\r\n';
  for (const { date, sender, text, minor } of transfers) {
    const [year, month, day] = date.split('-');
    const written = `${day}.${month}.${year}`;
    yield `${written};${written};${quoted(sender)};${quoted(text)};${minor < 0 ? '-' : ''}${grouped(minor)};${currency}\r\n`;
  }
}

function amount(cents, currency) {
  const sign = cents < 0 ? 'DBIT' : 'CRDT';
  return `<Amt Ccy="${currency}">${comma(cents).replace(',', '.')}</Amt><CdtDbtInd>${sign}</CdtDbtInd>`;
}

const mark = (cents) => (cents < 0 ? 'D' : 'C');
const shortDate = (date) => date.replaceAll('-', '').slice(2);
const comma = (cents) =>
  `${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const grouped = (cents) => comma(cents).replace(/\B(?=(\d{3})+,)/g, '.');
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;
const xml = (text) => text.replace(/[<&>]/g, (char) => `&#${char.charCodeAt(0)};`);
