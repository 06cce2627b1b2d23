import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../core/clock.js';
import { after, MINUTE } from '../core/time.js';
import type { KnownUpload } from './uploads.sql.js';

interface Holder {
  interrupt: () => void;
  ended: Promise<unknown>;
}

type Key = Pick<KnownUpload, 'ownerId' | 'id'>;

/** How long an upload without a request counts as open: its browser is about to send the next one. */
const OPEN_FOR = MINUTE;

const nameOf = ({ ownerId, id }: Key) => `${ownerId}/${id}`;

/**
 * The requests of this process that receive bytes. Who resumes here does not have to wait until the server
 * notices that the earlier connection is gone; other processes wait for the lock in the database.
 */
@Injectable()
export class HeldUploads implements OnModuleDestroy {
  private readonly holders = new Map<string, Holder>();
  /** Uploads between two of their requests, with the time until which they count. */
  private readonly between = new Map<string, Date>();

  constructor(private readonly clock: Clock) {}

  /** Uploads that send to this process, or are about to. */
  get open(): number {
    const now = this.clock.now();
    for (const [name, until] of this.between) if (until <= now) this.between.delete(name);
    return this.holders.size + this.between.size;
  }

  /** After a request of an upload that goes on. */
  expectMore(upload: Key): void {
    this.between.set(nameOf(upload), after(this.clock.now(), OPEN_FOR));
  }

  /** Its file was used, or is not wanted any more. */
  forget(upload: Key): void {
    this.between.delete(nameOf(upload));
  }

  /** Runs `work`, which `interrupt` ends early. */
  async run<Result>(
    upload: Key,
    interrupt: () => void,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const result = work();
    const name = nameOf(upload);
    const holder = { interrupt, ended: result.catch(() => undefined) };
    this.holders.set(name, holder);
    this.between.delete(name);
    try {
      return await result;
    } finally {
      if (this.holders.get(name) === holder) {
        this.holders.delete(name);
        this.expectMore(upload);
      }
    }
  }

  /** Resolves once the bytes that arrived are stored. */
  async interrupt(upload: Key): Promise<void> {
    const holder = this.holders.get(nameOf(upload));
    holder?.interrupt();
    await holder?.ended;
  }

  /** Before the server waits for its requests: what arrived is stored, and the browser resumes. */
  async onModuleDestroy(): Promise<void> {
    const holders = [...this.holders.values()];
    for (const { interrupt } of holders) interrupt();
    await Promise.all(holders.map(({ ended }) => ended));
  }
}
