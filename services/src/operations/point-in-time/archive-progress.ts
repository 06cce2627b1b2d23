export type ArchivePart = 'segments' | 'uploads' | 'base';

/** When an archive last had everything there was, and what its parts lack since. */
export class ArchiveProgress {
  /** By part; without an entry, its last attempt succeeded. */
  private readonly problems = new Map<ArchivePart, string>();
  private pushedAt: Date | undefined;

  constructor(private complete: Date) {}

  /** The archive has all segments that were closed then. */
  pushed(at: Date): void {
    this.pushedAt = at;
  }

  /** Segments may still wait when another part is done. */
  succeeded(part: ArchivePart): void {
    this.problems.delete(part);
    if (this.problems.size === 0 && this.pushedAt) this.complete = this.pushedAt;
  }

  failed(part: ArchivePart, reason: string): void {
    this.problems.set(part, reason);
  }

  hasFailed(part: ArchivePart): boolean {
    return this.problems.has(part);
  }

  get completeAt(): Date {
    return this.complete;
  }

  /** Of the problem that was there first. */
  get reason(): string | null {
    const [reason = null] = this.problems.values();
    return reason;
  }
}
