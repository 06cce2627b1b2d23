/**
 * Loaded first in the thread that reads PDFs. V8's resource limits do not count what typed arrays hold,
 * and a few bytes of a PDF can unpack to gigabytes: every `new Uint8Array(length)` is counted here.
 */
const limit = { left: Infinity };

/** Begins a new count. @param bytes what may be allocated in all, freed again or not */
export function allowAllocations(bytes: number): void {
  limit.left = bytes;
}

/** Libraries catch errors while they try to mend a file, so what became of the count is asked after. */
export function wasLimitPassed(): boolean {
  return limit.left < 0;
}

const Native = Uint8Array;

/** A proxy would do the same at ten times the cost: parsers make millions of small arrays. */
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
