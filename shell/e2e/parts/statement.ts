interface Paid {
  account: string;
  reference: string;
  /** US dollars. */
  amount: number;
}

const withComma = (amount: number) => amount.toFixed(2).replace('.', ',');

/** An MT940 file with one certain line, and one without a registration. */
export function statementFile({ account, reference, amount }: Paid) {
  const text = `:20:SAMPLE
:25:${account}
:28C:1/1
:60F:C251013USD0,00
:61:2510141014C${withComma(amount)}NTRFNONREF//A1
:86:${reference} AMA SAMPLE
:61:2510141014C33,00NTRFNONREF//A2
:86:FLOWERS
:62F:C251014USD${withComma(amount + 33)}
`;
  return { name: 'october.sta', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

export interface BankLine {
  /** US dollars; outgoing money is negative. */
  amount: number;
  sender: string;
  text: string;
  /** Of the bank: lines of overlapping files are known by it. */
  reference: string;
}

const mark = (amount: number) => (amount < 0 ? 'D' : 'C');

/** An MT940 file of one day. */
export function bankFile(account: string, opening: number, lines: readonly BankLine[]) {
  const closing = lines.reduce((sum, { amount }) => sum + amount, opening);
  const entries = lines.map(
    ({ amount, sender, text, reference }) =>
      `:61:2510141014${mark(amount)}${withComma(Math.abs(amount))}NTRFNONREF//${reference}\n` +
      `:86:/NAME/${sender}/REMI/${text}\n`,
  );
  const file = `:20:SAMPLE
:25:${account}
:28C:1/1
:60F:${mark(opening)}251013USD${withComma(Math.abs(opening))}
${entries.join('')}:62F:${mark(closing)}251014USD${withComma(Math.abs(closing))}
`;
  return { name: 'week.sta', mimeType: 'text/plain', buffer: Buffer.from(file) };
}

/**
 * A German bank's CSV: Latin-1, semicolons, decimal commas. One line pays the reference, eleven are other money.
 * @param tag names the account's own layout
 */
export function csvFile(tag: string, name: string, reference: string, amount: number) {
  const others = Array.from(
    { length: 11 },
    (_, nth) =>
      `1${nth % 9}.10.2025;Jörg Müller ${nth};MITGLIEDSBEITRAG ${name} ${nth};1.0${nth % 9}0,50;USD`,
  );
  const lines = [
    `Buchungstag;Auftraggeber;Verwendungszweck ${tag};Betrag;Währung`,
    `14.10.2025;Ama Sample;${reference};${withComma(amount)};USD`,
    ...others,
  ];
  return {
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'),
  };
}
