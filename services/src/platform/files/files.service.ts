import { type QueryCreator, sql } from 'kysely';
import { anyOf } from '../database/expressions.js';
import { statement } from '../database/statement.js';
import { db } from '../database/db.js';
import { jsonRows } from '../database/json-rows.js';
import type { Database } from '../database/schema.gen.js';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { notFound } from '../http/common.errors.js';
import { hasRight, type Right } from '../http/policy/rights.js';
import { newId } from '../core/new-id.js';
import type { Download } from '../downloads/send-as-attachment.js';
import { FileRules } from './file-rules.js';
import { type FilePurpose, StoredFile } from './stored-file.entity.js';
import { isFull, storageFull, type Upload } from './upload.js';
import { texts } from '../http/http.texts.js';
import type { PermittedUser } from '../http/policy/current-user.js';

const removeFiles = statement((p: { ids: string[] }) =>
  db.deleteFrom('files').where('id', '=', anyOf(p.ids)).returning('storage_key as storageKey'),
);

/** Of a table files with the alias f, for `contentOf`. */
export const foundColumns = [
  'f.name',
  'f.type',
  'f.bytes',
  'f.storage_key as storageKey',
  'f.created_at as createdAt',
] as const;
type FoundFile = Pick<StoredFile, 'name' | 'type' | 'bytes' | 'storageKey' | 'createdAt'>;

const findFile = statement(({ id }: { id: string }) =>
  db.selectFrom('files as f').select(foundColumns).where('f.id', '=', id),
);

const findPurpose = statement(({ id }: { id: string }) =>
  db
    .selectFrom('files as f')
    .select(foundColumns)
    .select(({ ref }) => ref('f.purpose').$castTo<FilePurpose>().as('purpose'))
    .where('f.id', '=', id),
);

/** Of organisers who read the rows that a file belongs to. */
const RIGHT_TO: Record<FilePurpose, Right> = {
  cv: 'enquiries:read',
  'payment-proof': 'payments:read',
  paper: 'papers:read',
  'paper-copy': 'papers:read',
  'paper-agreement': 'papers:read',
};

/** A row of `files` and the path of its content. */
export interface NewFile extends StoredFile {
  path: string;
}

/** `files` of statements that insert rows. */
export function newFileRows(...files: NewFile[]): string {
  return JSON.stringify(files.map((file) => ({ ...file, sha256: file.sha256.toString('hex') })));
}

const newFiles = (files: string) =>
  db
    .insertInto('files')
    .columns(['id', 'storage_key', 'name', 'type', 'bytes', 'sha256', 'purpose', 'created_at'])
    .expression(
      db
        .selectFrom(
          jsonRows<Omit<StoredFile, 'sha256'> & { sha256: string }, 'file'>(files, 'file', {
            ...{ id: 'uuid', storageKey: 'text', name: 'text', type: 'text', bytes: 'integer' },
            ...{ sha256: 'text', purpose: 'text', createdAt: 'timestamptz' },
          }),
        )
        .select([
          ...(['id', 'storageKey', 'name', 'type', 'bytes'] as const),
          sql<Buffer>`decode(sha256, 'hex')`.as('sha256'),
          ...(['purpose', 'createdAt'] as const),
        ]),
    );

const insertFiles = statement((p: { files: string }) => newFiles(p.files));

/** Begins a statement that inserts files and the rows that refer to them; "new_files" has their rows. */
export const withNewFiles = (db: QueryCreator<Database>, files: string) =>
  db.with('new_files', () => newFiles(files).returningAll());

@Injectable()
export class FilesService {
  constructor(
    private readonly disk: Disk,
    private readonly rules: FileRules,
    private readonly clock: Clock,
  ) {}

  /** Writes the content last, so a failed row leaves no file. @returns the file's id */
  async keep(tx: EntityManager, upload: Upload, purpose: FilePurpose): Promise<string> {
    const file = this.newFile(upload, purpose);
    await insertFiles.run(tx, { files: newFileRows(file) });
    await this.write(file);
    return file.id;
  }

  /** For a statement that begins `withNewFiles`; `write` then stores the content. */
  newFile({ path, ...upload }: Upload, purpose: FilePurpose): NewFile {
    const storageKey = `${purpose}/${randomUUID()}.${upload.extension}`;
    return { ...upload, path, id: newId(), storageKey, purpose, createdAt: this.clock.now() };
  }

  /** After the statement with the rows, so that a failed one leaves no content. @throws AppError STORAGE_FULL */
  async write(...files: NewFile[]): Promise<void> {
    for (const file of files) await this.writeOne(file);
  }

  private async writeOne({ path, storageKey }: NewFile): Promise<void> {
    try {
      await this.disk.copyFromFs(path, storageKey);
    } catch (error) {
      // A full disk keeps the beginning, which would take the room of the next file.
      await this.disk.delete(storageKey).catch(() => undefined);
      throw isFull(error) ? storageFull() : error;
    }
  }

  /** @throws AppError NOT_FOUND */
  async find(tx: EntityManager, id: string): Promise<FoundFile> {
    const file = await findFile.first(tx, { id });
    if (!file) throw notFound(texts.file);
    return file;
  }

  /** @throws AppError NOT_FOUND, for files that the reader's permissions or the rules of their purpose leave out as well */
  async findFor(tx: EntityManager, reader: PermittedUser, id: string) {
    const file = await findPurpose.first(tx, { id });
    if (!file || !hasRight(reader, RIGHT_TO[file.purpose])) throw notFound(texts.file);
    if (!(await this.rules.allow(tx, reader, { id, ...file }))) throw notFound(texts.file);
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
    return this.contentOf(await this.find(tx, id));
  }

  async contentOf({ name, type, bytes, storageKey }: FoundFile): Promise<Download> {
    return { name, type, bytes, content: await this.disk.getStream(storageKey) };
  }
}
