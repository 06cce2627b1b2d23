import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFields } from '@fastify/multipart';
import { fileTypeFromFile } from 'file-type';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';
import { removeMetadata } from './remove-metadata.js';

/** A file that has arrived whole. It lies in a temporary place and goes with the request. */
export interface Upload {
  path: string;
  name: string;
  /** Found in the content: "application/pdf". */
  type: string;
  /** Of the type, without a dot: "pdf". */
  extension: string;
  bytes: number;
  sha256: Buffer;
}

export interface UploadRule {
  /** The name of the file's field. */
  field: string;
  maxBytes: number;
  /** MIME types. */
  types: readonly string[];
  /** Whoever takes it makes a new picture of it, so it is left as it came. */
  isMadeAnew?: true;
  /** Looks into a file of a right type; one that cannot be read is refused as of the wrong type. */
  isReadable?: (path: string) => Promise<boolean>;
  texts: { missing: string; wrongType: string; tooLarge: string };
}

export interface UploadedForm {
  /** The text fields, unchecked. */
  fields: Record<string, unknown>;
  upload: Upload;
}

/**
 * Reads a multipart form with one file. It streams to disk, and stops when the limit is passed.
 * @throws AppError VALIDATION_FAILED without a file, INVALID_FILE for another type,
 *   BODY_TOO_LARGE above the limit, UNSUPPORTED_MEDIA_TYPE for what is no form, STORAGE_FULL
 */
export async function readUpload(request: FastifyRequest, rule: UploadRule): Promise<UploadedForm> {
  const { field, texts } = rule;
  const { files, values } = await receive(request, rule);
  const file = files.find(({ fieldname }) => fieldname === field);
  const isEmpty = !file || (await stat(file.filepath)).size === 0;
  if (isEmpty) throw failure(ErrorCode.VALIDATION_FAILED, field, texts.missing);
  const found = await fileTypeFromFile(file.filepath);
  const isRight = found && rule.types.includes(found.mime);
  if (!isRight || (await rule.isReadable?.(file.filepath)) === false) {
    throw failure(ErrorCode.INVALID_FILE, field, texts.wrongType);
  }
  if (found.mime.startsWith('image/') && !rule.isMadeAnew) await cleaned(file.filepath, rule);
  return {
    fields: textFields(values as MultipartFields, field),
    upload: {
      path: file.filepath,
      name: plainName(file.filename),
      type: found.mime,
      extension: found.ext,
      bytes: (await stat(file.filepath)).size,
      sha256: await sha256Of(file.filepath),
    },
  };
}

async function cleaned(path: string, { field, texts }: UploadRule): Promise<void> {
  try {
    await removeMetadata(path);
  } catch {
    throw failure(ErrorCode.INVALID_FILE, field, texts.wrongType);
  }
}

async function receive(request: FastifyRequest, { field, maxBytes, texts }: UploadRule) {
  if (!request.isMultipart()) {
    throw new AppError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, 'Please send a form with a file.');
  }
  const limits = { fileSize: maxBytes, files: 1, fields: 30, fieldSize: 20_000, headerPairs: 50 };
  try {
    return await request.saveRequestFiles({ limits });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') {
      throw failure(ErrorCode.BODY_TOO_LARGE, field, texts.tooLarge);
    }
    if (code === 'ENOSPC') {
      throw new AppError(ErrorCode.STORAGE_FULL, 'There is no room for this file right now.');
    }
    // The parser's own errors, such as a form that ends early, have no code.
    if (code === undefined) {
      throw new AppError(ErrorCode.MALFORMED_REQUEST, 'The form could not be read.');
    }
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function failure(code: ErrorCode, field: string, text: string): AppError {
  return new AppError(code, text, { fields: { [field]: text } });
}

/** A field that came twice becomes a list, which its schema refuses. */
function textFields(form: MultipartFields, fileField: string): Record<string, unknown> {
  const parts = Object.entries(form).filter(([name]) => name !== fileField);
  return Object.fromEntries(
    parts.map(([name, part]) => {
      const isText = part !== undefined && !Array.isArray(part) && part.type === 'field';
      return [name, isText ? part.value : []];
    }),
  );
}

/** The last part of whatever path it says, without characters that are not seen or turn the text. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    Array.from(last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim())
      .slice(-120)
      .join('') || 'file'
  );
}

async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
