import { anyOf } from '../database/expressions.js';
import { statement } from '../database/statement.js';
import { db } from '../database/db.js';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { notFound } from '../http/common.errors.js';
import { newId } from '../core/new-id.js';
import type { Download } from '../downloads/send-as-attachment.js';
import { type FilePurpose, StoredFile } from './stored-file.entity.js';
import type { Upload } from './upload.js';
import { texts } from '../http/http.texts.js';

const removeFiles = statement((p: { ids: string[] }) =>
  db.deleteFrom('files').where('id', '=', anyOf(p.ids)).returning('storage_key as storageKey'),
);

@Injectable()
export class FilesService {
  constructor(
    private readonly disk: Disk,
    private readonly clock: Clock,
  ) {}

  /** Writes the content last, so a failed row leaves no file. @returns the file's id */
  async keep(tx: EntityManager, upload: Upload, purpose: FilePurpose): Promise<string> {
    const [id] = await this.keepAll(tx, [upload, purpose]);
    return id;
  }

  /** One statement. @returns the ids in the same order */
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
    if (!file) throw notFound(texts.file);
    return file;
  }

  async describe(tx: EntityManager, id: string) {
    const { name, type, bytes, createdAt } = await this.find(tx, id);
    return { name, type, bytes, createdAt };
  }

  async rename(tx: EntityManager, ids: string[], name: string): Promise<void> {
    await tx.update(StoredFile, { id: In(ids) }, { name });
  }

  /** @returns a function that deletes the contents, for after the commit */
  async remove(tx: EntityManager, ...ids: string[]): Promise<() => Promise<void>> {
    if (ids.length === 0) return () => Promise.resolve();
    const gone = await removeFiles.all(tx, { ids });
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
