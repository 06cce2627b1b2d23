import * as z from 'zod';
import type { DownloadRequest } from './download-kinds.js';
import { downloadRequestOf } from './download-kinds.js';

export const downloadRequestSchema = z.lazy(downloadRequestOf) as z.ZodType<DownloadRequest>;

/** For one use within 60 seconds, by the browser itself, which sends no bearer token. */
export const downloadLinkSchema = z.object({ url: z.string() }).meta({ id: 'DownloadLink' });

export const ticketSchema = z.strictObject({ ticket: z.string().max(100) });
export type Ticket = z.output<typeof ticketSchema>;
