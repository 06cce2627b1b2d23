/** From when on a request without an answer is slow, in milliseconds. */
export const SLOW_MS = 3000;

export interface SlowRequest {
  /** Ends the request as its caller would by its signal; only reads can be cancelled. */
  cancel?: () => void;
}

let slow: readonly SlowRequest[] = [];
const listeners = new Set<() => void>();

function setSlow(requests: readonly SlowRequest[]): void {
  slow = requests;
  for (const listener of listeners) listener();
}

/** The requests that have been without an answer for three seconds; a new array for each change. */
export function slowRequests(): readonly SlowRequest[] {
  return slow;
}

/** @returns a function that removes the listener */
export function onSlowRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lists the request as slow from its third second to its end. */
export async function watched<T>(request: SlowRequest, answer: Promise<T>): Promise<T> {
  const timer = setTimeout(() => setSlow([...slow, request]), SLOW_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (slow.includes(request)) setSlow(slow.filter((each) => each !== request));
  }
}
