import { SECOND } from '../core/time.js';

/** Positions that are remembered: an hour of looks. */
const REMEMBERED = 3600;

/**
 * How far a replica is behind its primary, from positions in the write-ahead log that are read now and then. The time of its last
 * transaction would do with one that is always written to, and says nothing of a replica that lost its primary.
 */
export class ReplicaLag {
  /** Written by the primary, not replayed, the oldest first. */
  private missing: { lsn: bigint; at: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  isWritten(lsn: bigint): void {
    const last = this.missing.at(-1);
    if (last && last.lsn >= lsn) return;
    if (this.missing.length < REMEMBERED) this.missing.push({ lsn, at: this.now() });
  }

  isReplayed(lsn: bigint): void {
    this.missing = this.missing.filter((each) => each.lsn > lsn);
  }

  /** 0 when everything that the primary was known to have written is replayed. */
  seconds(): number {
    const [oldest] = this.missing;
    return oldest ? (this.now() - oldest.at) / SECOND : 0;
  }
}
