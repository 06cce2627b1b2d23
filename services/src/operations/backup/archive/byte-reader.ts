import { cutOff } from '../store/archive.error.js';

/** Reads exact counts of bytes from chunks of any size. Holds one chunk and the bytes asked for. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** @throws ArchiveError when fewer bytes are left */
  async exactly(count: number): Promise<Buffer> {
    const found = await this.atMost(count);
    if (found.length < count) throw cutOff();
    return found;
  }

  /** Fewer bytes than asked for only at the end. */
  async atMost(count: number): Promise<Buffer> {
    const parts = [this.held];
    let size = this.held.length;
    while (size < count) {
      const next = await this.chunks.next();
      if (next.done) break;
      const part = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
      parts.push(part);
      size += part.length;
    }
    const all = parts.length === 1 ? this.held : Buffer.concat(parts, size);
    this.held = all.subarray(count);
    return all.subarray(0, count);
  }

  /** True when no byte is left. */
  async isAtEnd(): Promise<boolean> {
    while (this.held.length === 0) {
      const next = await this.chunks.next();
      if (next.done) return true;
      this.held = Buffer.from(next.value);
    }
    return false;
  }
}
