import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { newId } from '../common/new-id.js';
import type { Download } from '../downloads/send-as-attachment.js';
import { type FilePurpose, StoredFile } from './stored-file.entity.js';
import type { Upload } from './upload.js';

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
    const { path, extension, name, type, bytes, sha256 } = upload;
    const id = newId();
    const storageKey = `${purpose}/${randomUUID()}.${extension}`;
    const createdAt = this.clock.now();
    await tx.insert(StoredFile, { id, storageKey, name, type, bytes, sha256, purpose, createdAt });
    await this.disk.copyFromFs(path, storageKey);
    return id;
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

  /** Forgets a file. @returns what removes its content, for after the commit */
  async remove(tx: EntityManager, id: string): Promise<() => Promise<void>> {
    const { storageKey } = await this.find(tx, id);
    await tx.delete(StoredFile, { id });
    return () => this.disk.delete(storageKey);
  }

  /** @throws AppError NOT_FOUND */
  async open(tx: EntityManager, id: string): Promise<Download> {
    const { name, type, bytes, storageKey } = await this.find(tx, id);
    return { name, type, bytes, content: await this.disk.getStream(storageKey) };
  }
}
