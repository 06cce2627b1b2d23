import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { readable } from '../http/readable-text.js';

export interface Download {
  name: string;
  type: string;
  /** Undefined when the size is not known in advance. */
  bytes?: number;
  content: Readable;
}

/** Never displayed inline: uploaded content must not run on our pages. */
export function sendAsAttachment(
  reply: FastifyReply,
  { name, type, bytes, content }: Download,
): StreamableFile {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  return new StreamableFile(content, { type, length: bytes, disposition: attachment(name) });
}

/** RFC 6266: an ASCII name for old clients, the full name for the others. */
function attachment(name: string): string {
  const label = readable(name).replace(/[\\/\n\t]/g, '_');
  const plain = label.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(label).replace(/['()*]/g, (char) => `%${charCode(char)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function charCode(char: string): string {
  return char.charCodeAt(0).toString(16).toUpperCase();
}
