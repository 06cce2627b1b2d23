import { camt, csv, mt940 } from './written.mjs';

export const FORMATS = {
  MT940: (statement) => [mt940({ ...statement, isStructured: true })],
  'CAMT.053': (statement) => camt(statement),
  CSV: (statement) => csv(statement),
};

/** Of each hundred transfers; the rest has the reference as issued and the exact amount. */
const PLANTED = { slip: 10, noPrefix: 4, split: 4, twoFees: 4, twice: 2, noise: 6 };
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Transfers for open payments, with slips, splits, duplicates and noise at fixed places.
 * @param payments open ones: id, reference, cents, name
 * @returns transfers, and for each the payments that it is for: none for noise
 */
export function plantedTransfers(payments, count) {
  const left = payments[Symbol.iterator]();
  const next = () => {
    const { value, done } = left.next();
    if (done) throw new Error('There are too few open payments for the statement.');
    return value;
  };
  const transfers = [];
  const meant = [];
  const add = (kind, text, minor, people, sender) => {
    const n = transfers.length;
    const date = `2025-10-${String(1 + (n % 28)).padStart(2, '0')}`;
    transfers.push({ minor, date, sender, text, reference: `BANK${String(n).padStart(8, '0')}` });
    meant.push({ kind, ids: people.map(({ id }) => id) });
  };
  while (transfers.length < count) {
    const kind = kindOf(transfers.length % 100);
    if (kind === 'noise') {
      const minor = transfers.length % 2 ? 25_000 : 10_000 + transfers.length;
      add(kind, `RENT AND POWER ${transfers.length}`, minor, [], 'MUNICIPAL UTILITIES');
      continue;
    }
    const person = next();
    const { reference, cents } = person;
    if (kind === 'exact') add(kind, `FEE ${reference}`, cents, [person], 'SENDER');
    if (kind === 'slip') add(kind, `FEE ${slipped(reference)}`, cents, [person], 'SENDER');
    if (kind === 'noPrefix') add(kind, `FEE ${reference.slice(4)}`, cents, [person], 'SENDER');
    if (kind === 'twoFees') {
      const other = next();
      const text = `${reference} ${other.reference}`;
      add(kind, text, cents + other.cents, [person, other], 'EMPLOYER');
    }
    if (kind === 'split' || kind === 'twice') {
      const part = kind === 'split' ? Math.floor(cents / 2) : cents;
      add(kind, `FEE ${reference}`, part, [person], 'SENDER');
      add(kind, `FEE ${reference}`, kind === 'split' ? cents - part : cents, [person], 'SENDER');
    }
  }
  return { transfers: transfers.slice(0, count), meant: meant.slice(0, count) };
}

function kindOf(place) {
  let end = 0;
  for (const [kind, share] of Object.entries(PLANTED)) {
    end += share;
    if (place < end) return kind;
  }
  return 'exact';
}

/** One wrong character. */
function slipped(reference) {
  const at = reference.length - 3;
  const wrong = ALPHABET[(ALPHABET.indexOf(reference[at]) + 1) % ALPHABET.length];
  return reference.slice(0, at) + wrong + reference.slice(at + 1);
}
