import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MultipartFields, MultipartFile } from '@fastify/multipart';
import { fileTypeFromBuffer } from 'file-type';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { ErrorCode } from '../http/error-code.js';
import { hasVisibleCharacter } from '../http/readable-text.js';
import { isCut } from '../http/is-cut.js';
import { limitConcurrency } from '../http/limit-concurrency.js';
import { defineTexts } from '../i18n/define-texts.js';
import { readReceived, receiveFile, type ReceivedFile } from './received-file.js';
import { stripMetadata } from './strip-metadata.js';

const uploadTexts = defineTexts('server.uploads', {
  notAForm: 'Please send a form with a file.',
  storageFull: 'There is no room for this file right now.',
  malformed: 'The form could not be read.',
});

export const storageFull = () => new AppError(ErrorCode.STORAGE_FULL, uploadTexts.storageFull);

/** Bytes per buffer. Node's defaults differ between versions. */
const BUFFER = 64 * 1024;

/** A decoded picture takes up to 240 MB of memory. */
const examining = limitConcurrency(2);

/** A complete file in a temporary folder, deleted after the request. */
export interface Upload {
  path: string;
  name: string;
  /** Detected from the content: "application/pdf". */
  type: string;
  /** By type, without a dot: "pdf". */
  extension: string;
  bytes: number;
  sha256: Buffer;
}

export interface UploadRule {
  field: string;
  maxBytes: number;
  /** MIME types. */
  types: readonly string[];
  /** The picture is re-encoded later, so its metadata is not stripped here. */
  isReencoded?: true;
  /** Any content: the caller's reader refuses what it cannot read. */
  isAnything?: true;
  /** Opens a file of an accepted type. Returns the reason when it is refused. */
  refusal?: (path: string) => Promise<string | undefined>;
  texts: { missing: string; wrongType: string; tooLarge: string };
}

export interface UploadedForm {
  fields: Record<string, unknown>;
  upload: Upload;
}

/**
 * @throws AppError VALIDATION_FAILED without a file, INVALID_FILE for another type, BODY_TOO_LARGE,
 *   UNSUPPORTED_MEDIA_TYPE, STORAGE_FULL
 */
export async function readUpload(request: FastifyRequest, rule: UploadRule): Promise<UploadedForm> {
  const { file, values } = await receive(request, rule);
  const upload = await examined(file, rule);
  return { fields: textFields(values, rule.field), upload };
}

/** @throws AppError VALIDATION_FAILED for an empty file, INVALID_FILE for another type */
export function examined(file: ReceivedFile | undefined, rule: UploadRule): Promise<Upload> {
  return examining(() => examine(file, rule));
}

const PLAIN = { mime: 'application/octet-stream', ext: 'txt' };

async function examine(file: ReceivedFile | undefined, rule: UploadRule): Promise<Upload> {
  const { field, texts } = rule;
  const isEmpty = !file || file.bytes === 0;
  if (isEmpty) throw failure(ErrorCode.VALIDATION_FAILED, field, texts.missing);
  const found = rule.isAnything ? PLAIN : await fileTypeFromBuffer(file.head);
  if (!found || !(rule.isAnything || rule.types.includes(found.mime))) {
    throw failure(ErrorCode.INVALID_FILE, field, texts.wrongType);
  }
  const refusal = await rule.refusal?.(file.filepath);
  if (refusal) throw failure(ErrorCode.INVALID_FILE, field, refusal);
  const isCleaned = found.mime.startsWith('image/') && !rule.isReencoded;
  const { bytes, sha256 } = isCleaned ? await cleaned(file.filepath, rule) : file;
  return {
    path: file.filepath,
    name: plainName(file.filename),
    type: found.mime,
    extension: found.ext,
    bytes,
    sha256,
  };
}

async function cleaned(path: string, { field, texts }: UploadRule) {
  try {
    await stripMetadata(path);
  } catch {
    throw failure(ErrorCode.INVALID_FILE, field, texts.wrongType);
  }
  return readReceived(path);
}

async function receive(request: FastifyRequest, { field, maxBytes, texts }: UploadRule) {
  if (!request.isMultipart()) {
    throw new AppError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, uploadTexts.notAForm);
  }
  // The parser would wait for ever for a connection that has ended already.
  if (isCut(request.raw)) throw malformed();
  const limits = { fileSize: maxBytes, files: 1, fields: 30, fieldSize: 20_000, headerPairs: 50 };
  const parts = request.parts({ limits, highWaterMark: BUFFER, fileHwm: BUFFER });
  // The library removes these after the response.
  request.tmpUploads = [];
  try {
    let file: ReceivedFile | undefined;
    let values: MultipartFields = {};
    for await (const part of parts) {
      values = part.fields;
      if (part.type !== 'file') continue;
      const received = await save(part, request.tmpUploads);
      if (part.fieldname === field) file = received;
    }
    if (isCut(request.raw)) throw malformed();
    return { file, values };
  } catch (error) {
    await Promise.all(request.tmpUploads.map((path) => rm(path, { force: true })));
    request.tmpUploads = [];
    const code = codeOf(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') {
      throw failure(ErrorCode.BODY_TOO_LARGE, field, texts.tooLarge);
    }
    if (isFull(error)) {
      throw storageFull();
    }
    // The parser's own errors, such as a truncated form, have no code.
    if (code === undefined) {
      throw malformed();
    }
    throw error;
  }
}

async function save({ file, filename }: MultipartFile, kept: string[]): Promise<ReceivedFile> {
  const filepath = join(tmpdir(), `form-${randomUUID()}`);
  kept.push(filepath);
  return { filepath, filename, ...(await receiveFile(filepath, [file])) };
}

const malformed = () => new AppError(ErrorCode.MALFORMED_REQUEST, uploadTexts.malformed);

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Whether the disk or its quota is full, also where a store has wrapped the error. */
export function isFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')) return true;
  return error instanceof Error && error.cause !== undefined && isFull(error.cause);
}

export function failure(code: ErrorCode, field: string, text: string): AppError {
  return new AppError(code, text, { fields: { [field]: text } });
}

/**
 * A repeated field becomes a list, which its schema rejects.
 * @throws AppError MALFORMED_REQUEST for bytes that are not UTF-8, which the parser replaces by U+FFFD
 */
function textFields(form: MultipartFields, fileField: string): Record<string, unknown> {
  const parts = Object.entries(form).filter(([name]) => name !== fileField);
  return Object.fromEntries(
    parts.map(([name, part]) => {
      const isText = part !== undefined && !Array.isArray(part) && part.type === 'field';
      if (isText && String(part.value).includes('\ufffd')) throw malformed();
      return [name, isText ? part.value : []];
    }),
  );
}

/**
 * The file name of a path, in NFC. Programs made it, so characters that other texts are refused for are
 * left out; joiners, marks and isolates of other scripts stay.
 */
export function plainName(name: string): string {
  const last = (name.split(/[\\/]/).at(-1) ?? '').normalize('NFC');
  const plain = Array.from(last.replace(NOT_IN_NAMES, '').trim()).slice(-120).join('');
  return hasVisibleCharacter(plain) ? plain : 'file';
}

const NOT_IN_NAMES =
  /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e]|(?![\u200c-\u200f\u2066-\u2069])\p{Cf}/gu;
