import type { MatchablePayment, Reason } from './matching.js';

export interface FoundReference {
  payment: MatchablePayment;
  kind: 'exact' | 'without-prefix' | 'slip' | 'ambiguous';
  reason: Reason;
  /** In the text that was searched. */
  from: number;
  to: number;
}

const CODE = 10;

/** A text without spaces, marks and case, and where each character was. */
interface Compact {
  text: string;
  places: number[];
}

/** Finds references however they are written: split, joined to words, without prefix, with a slip. */
export class ReferenceFinder {
  private readonly whole = new Map<string, MatchablePayment>();
  private readonly codes = new Map<string, MatchablePayment>();
  /** Codes and codes without one character: two texts that share one are at most a slip apart. */
  private readonly near = new Map<string, string[]>();
  private readonly length: number;

  constructor(payments: Iterable<MatchablePayment>) {
    let length = 0;
    for (const payment of payments) {
      const { text } = compact(payment.reference);
      length = text.length;
      const code = text.slice(-CODE);
      this.whole.set(text, payment);
      this.codes.set(code, payment);
      for (const key of [code, ...shortened(code)]) {
        const known = this.near.get(key);
        if (known) known.push(code);
        else this.near.set(key, [code]);
      }
    }
    this.length = length;
  }

  /** In the order of the text; slips only where nothing else is found. */
  find(written: string): FoundReference[] {
    const searched = compact(written);
    const exact = this.scan(searched, this.length, (part) => {
      const payment = this.whole.get(part);
      return payment && { payment, kind: 'exact', reason: { code: 'reference-exact' } };
    });
    const covered = (at: number) => exact.some(({ start, end }) => at >= start && at < end);
    const bare = this.scan(searched, CODE, (part, at) => {
      const payment = covered(at) ? undefined : this.codes.get(part);
      const reason = { code: 'reference-without-prefix' } as const;
      return payment && { payment, kind: 'without-prefix', reason };
    });
    const found = [...exact, ...bare].sort((one, other) => one.start - other.start);
    const all = found.length > 0 ? found : this.slips(searched);
    const seen = new Set<string>();
    return all.filter(({ payment }) => !seen.has(payment.id) && seen.add(payment.id));
  }

  private scan(
    searched: Compact,
    length: number,
    lookUp: (part: string, at: number) => Omit<FoundReference, 'from' | 'to'> | undefined,
  ): Placed[] {
    const found: Placed[] = [];
    for (let at = 0; at + length <= searched.text.length; at += 1) {
      const hit = lookUp(searched.text.slice(at, at + length), at);
      if (!hit) continue;
      found.push(placed(searched, hit, at, at + length));
      at += length - 1;
    }
    return found;
  }

  private slips(searched: Compact): Placed[] {
    const { text } = searched;
    const found = new Map<string, Placed>();
    for (let at = 0; at + CODE - 1 <= text.length; at += 1) {
      for (const length of [CODE, CODE - 1, CODE + 1]) {
        const part = text.slice(at, at + length);
        if (part.length < length) continue;
        for (const code of this.nearTo(part)) {
          const payment = this.codes.get(code);
          const reason = slipOf(part, code);
          if (!payment || !reason || found.has(payment.id)) continue;
          found.set(
            payment.id,
            placed(searched, { payment, kind: 'slip', reason }, at, at + length),
          );
        }
      }
    }
    const all = [...found.values()];
    if (all.length < 2 || !all.every((one) => overlaps(one, all[0]))) return all;
    const reason = { code: 'reference-ambiguous' } as const;
    return all.map((one) => ({ ...one, kind: 'ambiguous', reason }));
  }

  private nearTo(part: string): Set<string> {
    return new Set([part, ...shortened(part)].flatMap((key) => this.near.get(key) ?? []));
  }
}

interface Placed extends FoundReference {
  start: number;
  end: number;
}

function placed(
  { places }: Compact,
  hit: Omit<FoundReference, 'from' | 'to'>,
  start: number,
  end: number,
): Placed {
  return { ...hit, start, end, from: places[start] ?? 0, to: (places[end - 1] ?? 0) + 1 };
}

function overlaps(one: Placed, other: Placed | undefined): boolean {
  return other !== undefined && one.start < other.end && other.start < one.end;
}

function compact(written: string): Compact {
  const places: number[] = [];
  let text = '';
  for (let at = 0; at < written.length; at += 1) {
    for (const char of written.charAt(at).normalize('NFKC').toUpperCase()) {
      if (!/[A-Z0-9]/.test(char)) continue;
      text += char;
      places.push(at);
    }
  }
  return { text, places };
}

function shortened(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
}

/** @returns undefined where more than one character differs */
function slipOf(typed: string, code: string): Reason | undefined {
  if (typed.length < code.length) {
    return shortened(code).includes(typed) ? { code: 'reference-missing-character' } : undefined;
  }
  if (typed.length > code.length) {
    return shortened(typed).includes(code) ? { code: 'reference-extra-character' } : undefined;
  }
  const wrong = [...code].flatMap((char, at) => (char === typed[at] ? [] : [at]));
  const [first = -1, second = -1] = wrong;
  if (wrong.length === 1) {
    return { code: 'reference-slip', typed: typed[first] ?? '', meant: code[first] ?? '' };
  }
  const isSwapped =
    wrong.length === 2 &&
    second === first + 1 &&
    typed[first] === code[second] &&
    typed[second] === code[first];
  return isSwapped ? { code: 'reference-swapped' } : undefined;
}
