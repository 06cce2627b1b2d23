/**
 * V8's limits do not count typed arrays, and a small PDF can unpack to gigabytes, so each `new
 * Uint8Array(length)` is counted. Must load first in the thread.
 */
const limit = { left: Infinity };

export function allowAllocations(bytes: number): void {
  limit.left = bytes;
}

/** Checked afterwards, since libraries catch errors while they repair a file. */
export function wasLimitPassed(): boolean {
  return limit.left < 0;
}

const Native = Uint8Array;

/** A proxy would cost ten times as much: parsers make millions of small arrays. */
function Counted(...given: [number]): Uint8Array {
  if (typeof given[0] === 'number') {
    limit.left -= given[0];
    if (limit.left < 0) throw new RangeError('This PDF unpacks to more than is allowed.');
  }
  const isSubclass = new.target !== (Counted as unknown);
  return isSubclass
    ? (Reflect.construct(Native, given, new.target) as Uint8Array)
    : new Native(...given);
}

Object.setPrototypeOf(Counted, Native);
Counted.prototype = Native.prototype;
globalThis.Uint8Array = Counted as unknown as typeof Uint8Array;
