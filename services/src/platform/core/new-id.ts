import { randomBytes, randomInt } from 'node:crypto';

/** A clock set back by more than this starts a new sequence. */
const SETBACK_MS = 1000;
const SEQUENCE_SIZE = 0x1000;

let lastMs = 0;
let sequence = 0;

/**
 * A UUID version 7 (RFC 9562): ordered by time, so lists can page by it. Ascends within a process,
 * also in one millisecond (6.2, method 1). Never a secret: it shows its time.
 */
export function newId(): string {
  advance(Date.now());
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

function advance(now: number): void {
  const isNewMs = now > lastMs || now < lastMs - SETBACK_MS;
  if (!isNewMs && sequence + 1 < SEQUENCE_SIZE) {
    sequence += 1;
    return;
  }
  lastMs = isNewMs ? now : lastMs + 1;
  // The lower half leaves room for a burst.
  sequence = randomInt(SEQUENCE_SIZE / 2);
}
