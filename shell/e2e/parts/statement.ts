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
