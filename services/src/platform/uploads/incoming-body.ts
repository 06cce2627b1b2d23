import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SECOND } from '../core/time.js';

/** Bytes of a short request: it is read to its end, so that its connection stays open. */
const SHORT = 64 * 1024;
const LINGER = 5 * SECOND;

/** Bytes: more than Node takes from a connection at once, which is lost with the request if it stays there. */
const BUFFER = 128 * 1024;

/**
 * The bytes of a request, which simply end where the connection is cut: what arrived is worth keeping, and an
 * error would discard the bytes that are still in buffers. Created before anything is awaited for the request.
 */
export class IncomingBody {
  readonly stream = new PassThrough({ highWaterMark: BUFFER });

  constructor(private readonly request: IncomingMessage) {
    request.pipe(this.stream);
    request.once('error', () => this.end());
    request.once('close', () => this.end());
  }

  /** Whether it is small enough to be read before anything is done with it. */
  get isShort(): boolean {
    return Number(this.request.headers['content-length']) <= SHORT;
  }

  /** All of a short request. @returns undefined for one that was cut */
  async whole(): Promise<Buffer | undefined> {
    const bytes = await buffer(this.stream);
    return this.isWhole ? bytes : undefined;
  }

  /** Whether all of the request arrived. */
  get isWhole(): boolean {
    return this.request.complete;
  }

  /**
   * After the response: a browser reads it once it has sent everything, so the rest of a long request is cut off.
   * When a kept connection is cut, Chromium repeats its request by itself, at an offset that is wrong by then.
   */
  discard(): void {
    const { request } = this;
    if (request.complete || request.destroyed) return;
    let left = SHORT;
    const cut = () => request.socket.destroy();
    const timer = setTimeout(cut, LINGER);
    request.once('close', () => clearTimeout(timer));
    request.unpipe(this.stream);
    request.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) cut();
    });
    request.resume();
  }

  /** As if the client had cut the connection: it may have the rest of a long request to send. */
  interrupt(): void {
    this.request.unpipe(this.stream);
    this.end();
    this.request.socket.destroy();
  }

  private end(): void {
    if (!this.stream.writableEnded) this.stream.end();
  }
}
