import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource, In } from 'typeorm';
import { Clock } from '../core/clock.js';
import { Scheduler } from '../jobs/scheduler.js';
import { after, DAY } from '../core/time.js';
import { filePurposes, StoredFile } from './stored-file.entity.js';

/** Longer than any transaction that stores a file. */
const KEPT_FOR = DAY;
const AT_A_TIME = 500;

/** Left by failed transactions, and by deletions that failed after the commit. */
@Injectable()
export class OrphanedFiles implements OnModuleInit {
  private readonly logger = new Logger(OrphanedFiles.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.sweep());
  }

  private async sweep(): Promise<void> {
    for (const purpose of filePurposes) {
      for await (const keys of this.keysOf(`${purpose}/`)) {
        for (const key of await this.withoutRow(keys)) await this.removeOld(key);
      }
    }
  }

  private async *keysOf(folder: string): AsyncGenerator<string[]> {
    let paginationToken: string | undefined;
    do {
      const options = { recursive: true, maxResults: AT_A_TIME, paginationToken };
      const found = await this.disk.listAll(folder, options);
      const keys = [...found.objects].flatMap((each) => (each.isFile ? [each.key] : []));
      for (let at = 0; at < keys.length; at += AT_A_TIME) yield keys.slice(at, at + AT_A_TIME);
      paginationToken = found.paginationToken;
    } while (paginationToken);
  }

  private async withoutRow(keys: string[]): Promise<string[]> {
    const rows = await this.dataSource.manager.find(StoredFile, {
      select: { storageKey: true },
      where: { storageKey: In(keys) },
    });
    const known = new Set(rows.map(({ storageKey }) => storageKey));
    return keys.filter((key) => !known.has(key));
  }

  private async removeOld(key: string): Promise<void> {
    const { lastModified } = await this.disk.getMetaData(key);
    if (lastModified > after(this.clock.now(), -KEPT_FOR)) return;
    await this.disk.delete(key);
    this.logger.warn(`Removed ${key}: no upload knows it`);
  }
}
