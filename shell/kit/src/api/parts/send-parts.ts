import { ApiError } from '../api-error';
import { isOffline } from '../connection';
import { RETRY_DELAY_MS } from '../transport';
import { onUploadsForgotten } from '../unfinished-uploads';
import {
  fingerprintOf,
  forgetUpload,
  rememberedUpload,
  rememberUpload,
} from './remembered-uploads';
import { texts } from './texts';
import { removeUpload, sendRest } from './tus-request';
import { newId } from '../new-id';

/** From the first try by itself to the next, in milliseconds: the browser does not notice each end of an outage. */
const TRIES_MS = [15_000, 30_000, 60_000];
/** The server, or a proxy in front of it, is about to return. */
const AWAY = [0, 502, 503, 504];
/** Where the server does not say when to try again. */
const BUSY_SECONDS = 30;
/** Another request holds the upload. */
const LOCKED = 423;
/** Trying again can help: session, time, conflict, lock, rate. */
const PASSING = [401, 408, 409, 423, 429];

export interface SentParts {
  file: File;
  /** Of the server's registry, such as `paper`. */
  purpose: string;
  /** What the file belongs to, such as the paper's id. */
  subject: string;
  /** Which file of it. */
  part: string;
  /** The account: uploads of others are never continued. Any word for a browser without one. */
  owner: string;
  /** Of the API; by default that of accounts. */
  endpoint?: string;
}

const ENDPOINT = '/uploads';

export interface Progress {
  phase: 'sending' | 'waiting' | 'busy' | 'paused';
  /** Of `busy`: until it tries again by itself, in milliseconds. */
  wait: number;
  /** Bytes. */
  sent: number;
  total: number;
  /** Undefined once all bytes are sent. */
  controls?: { pause: () => void; resume: () => void; cancel: () => void } | undefined;
}

type Use<Result> = (uploadId: string) => Promise<Result>;

/** Many people are sending: the server takes the upload later, and says when. */
const isBusy = ({ code }: ApiError) => code === 'BUSY';

/** As `sendInParts` of the kit's forms, which loads this module. */
export async function sendParts<Result>(
  sent: SentParts,
  onProgress: (progress: Partial<Progress>) => void,
  use: Use<Result>,
  refusal?: ApiError,
): Promise<Result> {
  const content = await sent.file.arrayBuffer().catch(() => {
    throw new ApiError(422, { message: texts.unreadable });
  });
  const { owner, purpose, subject, part } = sent;
  const fingerprint = await fingerprintOf(content, [owner, purpose, subject, part].join('/'));
  const parts = new Parts(sent, new Blob([content]), fingerprint, onProgress);
  const stopListening = onUploadsForgotten(() => parts.stop(sessionEnded()));
  try {
    return await parts.send(use, refusal);
  } finally {
    stopListening();
  }
}

const sessionEnded = () => new ApiError(401, { message: texts.sessionEnded });

class Parts {
  private id: string;
  private isBegun: boolean;
  private isRetried = false;
  private isPaused = false;
  private ended: Error | undefined;
  private outages = 0;
  private interrupt: (reason: Error) => void = () => undefined;
  private wake: () => void = () => undefined;
  private readonly controls = {
    pause: () => this.pause(),
    resume: () => this.resume(),
    cancel: () => this.cancel(),
  };

  constructor(
    private readonly sent: SentParts,
    private readonly content: Blob,
    private readonly fingerprint: string | undefined,
    private readonly onProgress: (progress: Partial<Progress>) => void,
  ) {
    const known = fingerprint && rememberedUpload(sent.owner, fingerprint);
    this.id = known ?? newId();
    this.isBegun = known !== undefined;
    onProgress({ phase: 'sending', sent: 0, total: content.size });
  }

  private get endpoint(): string {
    return this.sent.endpoint ?? ENDPOINT;
  }

  async send<Result>(use: Use<Result>, refusal?: ApiError): Promise<Result> {
    if (refusal) await this.recover(refusal);
    for (;;) {
      if (this.ended) throw this.ended;
      try {
        if (!this.isPaused) return await this.tryOnce(use);
        await this.rest('paused');
      } catch (error) {
        await this.recover(error);
      }
    }
  }

  /** Ends it without another request. */
  stop(reason: Error): void {
    this.ended = reason;
    this.interrupt(reason);
    this.wake();
  }

  private pause(): void {
    this.isPaused = true;
    this.interrupt(new DOMException('Paused', 'AbortError'));
    this.wake();
  }

  private resume(): void {
    this.isPaused = false;
    this.wake();
  }

  private cancel(): void {
    this.stop(new DOMException('Cancelled', 'AbortError'));
    this.forget();
    void removeUpload(this.endpoint, this.id);
  }

  private async tryOnce<Result>(use: Use<Result>): Promise<Result> {
    const isThere = await this.transfer();
    if (isThere) this.onProgress({ sent: this.content.size, controls: undefined });
    try {
      const result = await use(this.id);
      this.forget();
      return result;
    } catch (error) {
      const isExpired = !isThere && error instanceof ApiError && error.status === 404;
      if (!isExpired) throw error;
      this.forget();
      this.id = newId();
      this.isBegun = false;
      return this.tryOnce(use);
    }
  }

  /** @returns false for an upload that the server no longer has: expired, or used with a lost response */
  private async transfer(): Promise<boolean> {
    if (isOffline()) throw new ApiError(0);
    const { id, isBegun, sent, content } = this;
    if (!isBegun && this.fingerprint) rememberUpload(sent.owner, this.fingerprint, id);
    this.isBegun = true;
    this.onProgress({ phase: 'sending', controls: this.controls });
    const { done, stop } = sendRest({
      endpoint: this.endpoint,
      content,
      metadata: { id, purpose: sent.purpose, subject: sent.subject, name: sent.file.name },
      isBegun,
      onProgress: (bytes) => this.onProgress({ sent: bytes }),
      onResponse: () => {
        this.isRetried = false;
        this.outages = 0;
      },
    });
    this.interrupt = stop;
    return done.then(
      () => true,
      (error: unknown) => {
        if (isBegun && error instanceof ApiError && error.status === 404) return false;
        throw error;
      },
    );
  }

  /** Waits for the time of another try. @throws the error, if waiting cannot help */
  private async recover(error: unknown): Promise<void> {
    if (this.ended || this.isPaused) return;
    if (!(error instanceof ApiError)) throw error;
    if (isBusy(error)) {
      // The upload was not taken, so the next try begins it.
      this.forget();
      this.isBegun = false;
      const wait = (error.retryAfter ?? BUSY_SECONDS) * 1000;
      this.onProgress({ wait });
      await this.rest('busy', wait);
    } else if (error.status === LOCKED || error.code === 'WRONG_OFFSET') {
      await this.rest('sending', RETRY_DELAY_MS);
    } else if (!AWAY.includes(error.status)) {
      if (!PASSING.includes(error.status)) this.discard();
      throw error;
    } else if (this.isRetried || isOffline()) {
      const tries = Math.min(this.outages++, TRIES_MS.length - 1);
      await this.rest('waiting', isOffline() ? undefined : TRIES_MS[tries]);
    } else {
      // The rule of every request (specification, section 7).
      this.isRetried = true;
      await this.rest('sending', RETRY_DELAY_MS);
    }
  }

  /** Until the time is over, the connection returns, or a control is used. */
  private rest(phase: Progress['phase'], milliseconds?: number): Promise<void> {
    this.onProgress({ phase, controls: this.controls });
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(() => end(), milliseconds);
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        resolve();
      };
      window.addEventListener('online', end);
      this.wake = end;
    });
  }

  /** The server refused the file or its purpose. */
  private discard(): void {
    this.forget();
    void removeUpload(this.endpoint, this.id);
  }

  private forget(): void {
    if (this.fingerprint) forgetUpload(this.sent.owner, this.fingerprint);
  }
}
