/** What field 86 says about the other side and the purpose. */
export interface Details {
  counterparty: string;
  counterpartyAccount: string | null;
  remittance: string;
  endToEndId: string | null;
}

/** The length at which German banks cut a subfield, in the middle of a word. */
const SUBFIELD = 27;

/**
 * Field 86 in its three forms: German subfields (?20), codes between slashes (/EREF/), and free text.
 * @param lines without their ends; banks cut structured ones anywhere
 */
export function detailsOf(lines: string[]): Details {
  const [, separator] = /^\d{3}([?<+|#@~^])\d{2}/.exec(lines[0] ?? '') ?? [];
  if (separator) return germanDetails(lines.join(''), separator);
  if (/^\/[A-Z]{3,4}\//.test(lines[0] ?? '')) return slashDetails(lines.join(''));
  const text = lines.map((line) => line.trimEnd()).filter(Boolean);
  const tagged = sepaTags(text.join('\n'));
  return {
    counterparty: tagged.get('ABWA') ?? '',
    counterpartyAccount: tagged.get('IBAN') ?? null,
    remittance: tagged.get('SVWZ') ?? text.join('\n'),
    endToEndId: known(tagged.get('EREF')),
  };
}

function germanDetails(text: string, separator: string): Details {
  const fields = new Map<number, string>();
  const pattern = new RegExp(`\\${separator}(\\d{2})`);
  const [, ...parts] = text.slice(3).split(pattern);
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const code = Number(parts[at]);
    fields.set(code, (fields.get(code) ?? '') + (parts[at + 1] ?? ''));
  }
  const purpose = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63]
    .flatMap((code) => fields.get(code) ?? [])
    .reduce((all, part) => (all === '' ? part : all + joint(all) + part), '');
  const tagged = sepaTags(purpose);
  const name = `${fields.get(32) ?? ''}${fields.get(33) ?? ''}`.trim();
  return {
    counterparty: name || (tagged.get('ABWA') ?? ''),
    counterpartyAccount: fields.get(31)?.trim() || (tagged.get('IBAN') ?? null),
    remittance: tagged.get('SVWZ') ?? (purpose || (fields.get(0) ?? '')),
    endToEndId: known(tagged.get('EREF')),
  };
}

/** Whole subfields continue in the next one; shorter ones ended. */
function joint(before: string): string {
  const last = before.slice(before.lastIndexOf('\n') + 1);
  return last.length > 0 && last.length % SUBFIELD === 0 ? '' : '\n';
}

const SEPA = /(?:^|\s|\n)?(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)\+/;

function sepaTags(text: string): Map<string, string> {
  const [, ...parts] = text.split(SEPA);
  const tags = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    tags.set(parts[at] ?? '', (parts[at + 1] ?? '').trim());
  }
  return tags;
}

const CODES =
  /\/(TRTP|TYPE|IBAN|BIC|NAME|REMI|EREF|PREF|MARF|CSID|CNTP|ORDP|BENM|RTRN|PURP|ULTD|ULTC|ULTB|ISDT|SVCL|ACCW|EXCH|CHGS|OCMT|INIT|ID|ADDR)\//;

function slashDetails(text: string): Details {
  const [, ...parts] = text.split(CODES);
  const fields = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [code = '', value = ''] = [parts[at], parts[at + 1]];
    if (value.replaceAll('/', '') !== '') fields.set(code, value);
  }
  const [iban = '', , name = ''] = (fields.get('CNTP') ?? '').split('/');
  return {
    counterparty: (fields.get('NAME') ?? name).replace(/\/+$/, '').trim(),
    counterpartyAccount: (fields.get('IBAN') ?? iban).replace(/\/+$/, '').trim() || null,
    remittance: (fields.get('REMI') ?? '').replace(/^(USTD|STRD)?\/+|\/+$/g, '').trim(),
    endToEndId: known(fields.get('EREF')?.replace(/\/+$/, '')),
  };
}

/** Banks write a word where no reference was given. */
export function known(reference: string | undefined): string | null {
  const text = reference?.trim() ?? '';
  return /^(NONREF|NOTPROVIDED|NOT PROVIDED|KREF|NONE|)$/i.test(text) ? null : text;
}
