import { anyOf } from '../../platform/database/expressions.js';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { notFound } from '../../platform/http/common.errors.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { after, DAY } from '../../platform/core/time.js';
import { pictureAddress, pictureName } from './picture-address.js';
import type { PictureAnswer } from './picture.schema.js';
import { makePicture, type PictureType } from './picture-variants.js';
import { removeUnused } from './unused-pictures.sql.js';
import { pictureRefused } from './pictures.errors.js';
import { texts } from './pictures.texts.js';

/** Time to save the edition with a new picture. */
const KEPT_UNUSED_FOR = 7 * DAY;

interface Use {
  now: Date;
}

const keepPicture = statement((p: Use & { name: string }) =>
  db
    .insertInto('pictures')
    .values({ name: p.name, used_at: p.now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ used_at: eb.ref('excluded.used_at') })),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew')),
);

const markUsed = statement((p: Use & { names: string[] }) =>
  db
    .updateTable('pictures')
    .set({ used_at: p.now })
    .where('name', '=', anyOf(p.names))
    .returning('name'),
);

@Injectable()
export class PicturesService implements OnModuleInit {
  private readonly named: RawBuilder<boolean>[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.sweep());
  }

  /** For `onModuleInit` of rooms further up: pictures for which it holds are kept. */
  keepNamed(isNamed: RawBuilder<boolean>): void {
    this.named.push(isNamed);
  }

  /** @throws AppError INVALID_FILE for a broken picture or one with too many pixels */
  async keep(path: string): Promise<PictureAnswer> {
    const { name, width, height, variants } = await makePicture(path).catch(() => {
      throw pictureRefused();
    });
    await this.dataSource.transaction(async (tx) => {
      // First, to wait for a concurrent sweep of this picture.
      const { isNew } = await keepPicture.one(tx, { name, now: this.clock.now() });
      if (!isNew) return;
      for await (const { width: each, type, bytes } of variants()) {
        await this.disk.put(keyOf(name, each, type), bytes);
      }
    });
    return { address: pictureAddress(name), width, height };
  }

  /** @throws AppError NOT_FOUND */
  async read(name: string, width: number, type: PictureType): Promise<Uint8Array> {
    try {
      return await this.disk.getBytes(keyOf(name, width, type));
    } catch {
      throw notFound(texts.picture);
    }
  }

  /** Marks pictures as used, so that they are kept. @returns the unknown addresses */
  async use(tx: EntityManager, addresses: string[]): Promise<string[]> {
    if (addresses.length === 0) return [];
    const names = addresses.map(pictureName);
    const found = await markUsed.all(tx, { names, now: this.clock.now() });
    const known = new Set(found.map(({ name }) => name));
    return addresses.filter((address) => !known.has(pictureName(address)));
  }

  /** Deletes pictures that were not used within seven days. */
  async sweep(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const usedBefore = after(this.clock.now(), -KEPT_UNUSED_FOR);
      const removed = await removeUnused(tx, { usedBefore, named: this.named });
      // Before the commit, so that a concurrent upload waits until the old files are gone.
      for (const { name } of removed) await this.disk.deleteAll(`pictures/${name}`);
    });
  }
}

function keyOf(name: string, width: number, type: PictureType): string {
  return `pictures/${name}/${width}.${type}`;
}
