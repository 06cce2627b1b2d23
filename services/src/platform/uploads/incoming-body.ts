import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { SECOND } from '../core/time.js';

/** As proxies do: long enough for a response to be read, too short to wait for the rest of a slow upload. */
const LINGER = 5 * SECOND;

/**
 * The bytes of a request, which simply end where the connection is cut: what arrived is worth keeping, and an
 * error would discard the bytes that are still in buffers.
 */
export class IncomingBody {
  readonly stream = new PassThrough();

  constructor(private readonly request: IncomingMessage) {
    request.pipe(this.stream);
    request.once('error', () => this.end());
    request.once('close', () => this.end());
  }

  /** Whether all of the request arrived. */
  get isWhole(): boolean {
    return this.request.complete;
  }

  /**
   * After the response: bytes that are not read would block a client that reads once it has sent everything.
   */
  discard(): void {
    const { request } = this;
    if (request.complete || request.destroyed) return;
    request.unpipe(this.stream);
    request.resume();
    const timer = setTimeout(() => request.socket.destroy(), LINGER);
    request.once('close', () => clearTimeout(timer));
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
