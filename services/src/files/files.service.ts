import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { newId } from '../common/new-id.js';
import { prepared } from '../database/prepared.js';
import type { Download } from '../downloads/send-as-attachment.js';
import { type FilePurpose, StoredFile } from './stored-file.entity.js';
import type { Upload } from './upload.js';

const REMOVE = prepared(
  'DELETE FROM files WHERE id = ANY($1) RETURNING storage_key AS "storageKey"',
);

@Injectable()
export class FilesService {
  constructor(
    private readonly disk: Disk,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an upload. The content is written last, so a row that cannot be written leaves no file.
   * @returns the id of the file
   */
  async keep(tx: EntityManager, upload: Upload, purpose: FilePurpose): Promise<string> {
    const [id] = await this.keepAll(tx, [upload, purpose]);
    return id;
  }

  /** Keeps several, with one statement. @returns their ids in the same order */
  async keepAll<Uploads extends [upload: Upload, purpose: FilePurpose][]>(
    tx: EntityManager,
    ...uploads: Uploads
  ): Promise<{ [Place in keyof Uploads]: string }> {
    const createdAt = this.clock.now();
    const files = uploads.map(([upload, purpose]) => {
      const { path, extension, name, type, bytes, sha256 } = upload;
      const storageKey = `${purpose}/${randomUUID()}.${extension}`;
      return {
        path,
        row: { id: newId(), storageKey, name, type, bytes, sha256, purpose, createdAt },
      };
    });
    await tx.insert(
      StoredFile,
      files.map(({ row }) => row),
    );
    for (const { path, row } of files) await this.disk.copyFromFs(path, row.storageKey);
    return files.map(({ row }) => row.id) as { [Place in keyof Uploads]: string };
  }

  /** @throws AppError NOT_FOUND */
  async find(tx: EntityManager, id: string): Promise<StoredFile> {
    const file = await tx.findOneBy(StoredFile, { id });
    if (!file) throw notFound('This file');
    return file;
  }

  /** What is known of a file, for whom it belongs to. */
  async describe(tx: EntityManager, id: string) {
    const { name, type, bytes, createdAt } = await this.find(tx, id);
    return { name, type, bytes, createdAt };
  }

  async rename(tx: EntityManager, ids: string[], name: string): Promise<void> {
    await tx.update(StoredFile, { id: In(ids) }, { name });
  }

  /** Forgets files. @returns what removes their contents, for after the commit */
  async remove(tx: EntityManager, ...ids: string[]): Promise<() => Promise<void>> {
    if (ids.length === 0) return () => Promise.resolve();
    const [gone] = await tx.query<[{ storageKey: string }[], number]>(REMOVE, [ids]);
    return async () => {
      for (const { storageKey } of gone) await this.disk.delete(storageKey);
    };
  }

  /** @throws AppError NOT_FOUND */
  async open(tx: EntityManager, id: string): Promise<Download> {
    const { name, type, bytes, storageKey } = await this.find(tx, id);
    return { name, type, bytes, content: await this.disk.getStream(storageKey) };
  }
}
