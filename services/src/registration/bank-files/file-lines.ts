import { TextDecoder } from 'node:util';
import { FileRefused, type Bytes } from './bank-file.js';

export interface FileLine {
  /** From 1 on. */
  number: number;
  text: string;
}

const LONGEST_LINE = 1_000_000;
const LINE_FEED = 10;

/**
 * Lines without their ends. UTF-16 by its byte order mark; any other line is UTF-8 where it can be, and
 * Windows-1252 otherwise, since banks mix both.
 */
export async function* fileLines(bytes: Bytes): AsyncGenerator<FileLine> {
  let number = 0;
  for await (const line of splitLines(asBytes(bytes))) {
    number += 1;
    yield { number, text: decoded(line, number === 1) };
  }
}

async function* splitLines(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let rest = new Uint8Array();
  let number = 1;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      const head = chunk.subarray(from, end);
      yield rest.length > 0 ? Buffer.concat([rest, head]) : head;
      rest = new Uint8Array();
      from = end + 1;
      number += 1;
    }
    rest = Buffer.concat([rest, chunk.subarray(from)]);
    if (rest.length > LONGEST_LINE) throw new FileRefused('line-too-long', number);
  }
  if (rest.length > 0) yield rest;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

function decoded(line: Uint8Array, isFirst: boolean): string {
  const text = asText(line).replace(/\r$/, '');
  return isFirst ? text.replace(/^\uFEFF/, '') : text;
}

function asText(line: Uint8Array): string {
  try {
    return UTF_8.decode(line);
  } catch {
    return WINDOWS_1252.decode(line);
  }
}

async function* asBytes(bytes: Bytes): Bytes & AsyncGenerator<Uint8Array> {
  let utf16: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of bytes) {
    const encoding = isFirst && utf16Of(chunk);
    if (encoding) utf16 = new TextDecoder(encoding);
    isFirst = false;
    yield utf16 ? Buffer.from(utf16.decode(chunk, { stream: true })) : chunk;
  }
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
