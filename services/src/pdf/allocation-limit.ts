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

globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, args: [unknown], newTarget) {
    if (typeof args[0] === 'number') {
      limit.left -= args[0];
      if (limit.left < 0) throw new RangeError('This PDF unpacks to more than is allowed.');
    }
    return Reflect.construct(target, args, newTarget) as object;
  },
});
