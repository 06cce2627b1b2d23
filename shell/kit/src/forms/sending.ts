import type { Progress } from '../api/parts/send-parts';

/** Milliseconds that the speed is an average of, and from when on it says something. */
const WINDOW_MS = 15_000;
const ENOUGH_MS = 2_000;

export interface SendingState extends Progress {
  /** Bytes per second; undefined while too little is known. */
  speed: number | undefined;
}

/** A file on its way, for `UploadProgress`. */
export class Sending {
  private current: SendingState = {
    phase: 'sending',
    wait: 0,
    sent: 0,
    total: 0,
    speed: undefined,
  };
  private readonly listeners = new Set<() => void>();
  private samples: { at: number; sent: number }[] = [];

  readonly state = (): SendingState => this.current;

  /** @returns a function that removes the listener */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly update = (changes: Partial<Progress>): void => {
    // A try begins or ends: it may continue at another place.
    if (changes.phase || (changes.sent ?? 0) < this.current.sent) this.samples = [];
    else if (changes.sent !== undefined) this.sample(changes.sent);
    this.current = { ...this.current, ...changes, speed: this.speed() };
    for (const listener of this.listeners) listener();
  };

  /** For `uploading`, which sends a whole form. */
  readonly progress = (sent: number, total: number): void => this.update({ sent, total });

  private sample(sent: number): void {
    const at = performance.now();
    this.samples = [...this.samples.filter((sample) => at - sample.at < WINDOW_MS), { at, sent }];
  }

  private speed(): number | undefined {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    if (!first || !last || last.at - first.at < ENOUGH_MS) return undefined;
    return ((last.sent - first.sent) / (last.at - first.at)) * 1000;
  }
}

/** Whether the reader ended an upload, which is no failure. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

/** For `catch` of an upload. @throws the error of a failure */
export function ignoreCancelled(error: unknown): void {
  if (!isCancelled(error)) throw error;
}
