import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes that tell all accepted types. */
export const HEAD = 4100;

/** A file in a temporary folder, and what its bytes told on their way there. */
export interface ReceivedFile {
  filepath: string;
  filename: string;
  bytes: number;
  sha256: Buffer;
  /** The first bytes. */
  head: Buffer;
}

type Received = Pick<ReceivedFile, 'bytes' | 'sha256' | 'head'>;

/** Writes the streams one after the other to a file that does not exist, in one pass. */
export async function receiveFile(
  filepath: string,
  streams: AsyncIterable<Readable> | Iterable<Readable>,
): Promise<Received> {
  const pass = new Pass();
  await pipeline(pass.through(streams), createWriteStream(filepath, { flags: 'wx' }));
  return pass.received();
}

/** @returns the same of a file that was written by something else */
export async function readReceived(filepath: string): Promise<Received> {
  const pass = new Pass();
  for await (const part of pass.through([createReadStream(filepath)])) void part;
  return pass.received();
}

class Pass {
  private readonly hash = createHash('sha256');
  private head: Buffer = Buffer.alloc(0);
  private bytes = 0;

  async *through(streams: AsyncIterable<Readable> | Iterable<Readable>): AsyncGenerator<Buffer> {
    for await (const stream of streams) {
      for await (const bytes of stream as AsyncIterable<Buffer>) {
        this.hash.update(bytes);
        this.bytes += bytes.length;
        const missing = HEAD - this.head.length;
        if (missing > 0) this.head = Buffer.concat([this.head, bytes.subarray(0, missing)]);
        yield bytes;
      }
    }
  }

  received(): Received {
    return { bytes: this.bytes, sha256: this.hash.digest(), head: this.head };
  }
}
