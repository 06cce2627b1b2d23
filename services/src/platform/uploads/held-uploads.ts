import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { KnownUpload } from './uploads.sql.js';

interface Holder {
  interrupt: () => void;
  ended: Promise<unknown>;
}

const nameOf = ({ ownerId, id }: Pick<KnownUpload, 'ownerId' | 'id'>) => `${ownerId}/${id}`;

/**
 * The requests of this process that receive bytes. Who resumes here does not have to wait until the server
 * notices that the earlier connection is gone; other processes wait for the lock in the database.
 */
@Injectable()
export class HeldUploads implements OnModuleDestroy {
  private readonly holders = new Map<string, Holder>();

  /** Runs `work`, which `interrupt` ends early. */
  async run<Result>(
    upload: Pick<KnownUpload, 'ownerId' | 'id'>,
    interrupt: () => void,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const result = work();
    const name = nameOf(upload);
    const holder = { interrupt, ended: result.catch(() => undefined) };
    this.holders.set(name, holder);
    try {
      return await result;
    } finally {
      if (this.holders.get(name) === holder) this.holders.delete(name);
    }
  }

  /** Resolves once the bytes that arrived are stored. */
  async interrupt(upload: Pick<KnownUpload, 'ownerId' | 'id'>): Promise<void> {
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
