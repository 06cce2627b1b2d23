import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** What a browser saves. */
export interface Download {
  /** The name of the file: "users-2025-10-14.csv". */
  name: string;
  /** Its MIME type. */
  type: string;
  /** Left out when nobody knows before the end. */
  bytes?: number;
  content: Readable;
}

/** Sends a file to be saved, never shown: what strangers uploaded runs nothing on our pages. */
export function sendAsAttachment(
  reply: FastifyReply,
  { name, type, bytes, content }: Download,
): StreamableFile {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  return new StreamableFile(content, { type, length: bytes, disposition: attachment(name) });
}

/** RFC 6266: an ASCII name for old clients, the whole one for the others. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${charCode(char)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function charCode(char: string): string {
  return char.charCodeAt(0).toString(16).toUpperCase();
}
