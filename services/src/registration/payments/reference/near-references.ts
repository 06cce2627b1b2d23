import { compactReference, parseReference } from './merchant-reference.js';

const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
const PREFIX = 3;
const LENGTH = 13;

/** False for input that is no reference at all. */
export function isMistyped(typed: string): boolean {
  const compact = compactReference(typed);
  const isLike = /^[A-Z0-9]+$/.test(compact) && Math.abs(compact.length - LENGTH) <= 1;
  return isLike && parseReference(typed) === undefined;
}

/** One wrong, extra or missing character, or two swapped: about forty pass the check character. */
export function nearReferences(typed: string): string[] {
  const text = compactReference(typed);
  if (!isMistyped(typed)) return [];
  const near = [...slips(text)].map(parseReference).filter((one) => one !== undefined);
  return [...new Set(near)];
}

function* slips(text: string): Generator<string> {
  for (let at = PREFIX; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const [first = '', second = ''] = after;
    if (text.length > LENGTH) yield before + after.slice(1);
    if (text.length === LENGTH) yield before + second + first + after.slice(2);
    for (const letter of LETTERS) {
      if (text.length < LENGTH) yield before + letter + after;
      if (text.length === LENGTH) yield before + letter + after.slice(1);
    }
  }
}
