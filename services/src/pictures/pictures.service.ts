import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { Housekeeping } from '../common/housekeeping.js';
import { after, DAY } from '../common/time.js';
import { pictureAddress, pictureName } from './picture-address.js';
import type { PictureAnswer } from './picture.schema.js';
import { makePicture, type PictureType } from './picture-variants.js';
import { pictureRefused } from './pictures.errors.js';

/** Time to save the edition that a picture was uploaded for. */
const KEPT_UNUSED_FOR = 7 * DAY;

@Injectable()
export class PicturesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.sweep());
  }

  /**
   * Keeps an uploaded picture in the widths that pages use. The same content is the same picture.
   * @param path where the upload lies
   * @throws AppError INVALID_FILE for what is broken or has too many pixels
   */
  async keep(path: string): Promise<PictureAnswer> {
    const { name, width, height, variants } = await makePicture(path).catch(() => {
      throw pictureRefused();
    });
    await this.dataSource.transaction(async (tx) => {
      // First: whoever sweeps this picture away right now is waited for.
      const [row] = await tx.query<{ isNew: boolean }[]>(
        `INSERT INTO pictures (name, used_at) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET used_at = excluded.used_at
         RETURNING xmax = 0 AS "isNew"`,
        [name, this.clock.now()],
      );
      if (!row?.isNew) return;
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
      throw notFound('This picture');
    }
  }

  /**
   * Notes that an edition uses pictures, which keeps them.
   * @returns the addresses that are none
   */
  async use(tx: EntityManager, addresses: string[]): Promise<string[]> {
    if (addresses.length === 0) return [];
    const [found] = await tx.query<[{ name: string }[], number]>(
      'UPDATE pictures SET used_at = $2 WHERE name = ANY($1) RETURNING name',
      [addresses.map(pictureName), this.clock.now()],
    );
    const names = new Set(found.map(({ name }) => name));
    return addresses.filter((address) => !names.has(pictureName(address)));
  }

  /** Removes what no revision of any edition has used within seven days of its upload. */
  async sweep(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [removed] = await tx.query<[{ name: string }[], number]>(
        `DELETE FROM pictures p WHERE used_at < $1 AND NOT EXISTS (
           SELECT FROM edition_revisions WHERE strpos(document::text, p.name) > 0)
         RETURNING name`,
        [after(this.clock.now(), -KEPT_UNUSED_FOR)],
      );
      // Before the commit: an upload of the same picture waits until its old files are gone.
      for (const { name } of removed) await this.disk.deleteAll(`pictures/${name}`);
    });
  }
}

function keyOf(name: string, width: number, type: PictureType): string {
  return `pictures/${name}/${width}.${type}`;
}
