import * as z from 'zod';

/** The first entry of a backup. */
export const aboutSchema = z.object({
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).describe('Names of the migrations that made its tables.'),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  secret: z.string().describe('Fingerprint of JWT_SECRET, which seals parts of the database.'),
});
export type About = z.infer<typeof aboutSchema>;

/** The last entry before the manifest: files of which a row and the content disagree. */
export const problemsSchema = z.array(z.string());

export const ABOUT = 'about.json';
export const PROBLEMS = 'problems.json';
export const SECRET = 'secrets/jwt-secret';
export const DATABASE = 'database/';
export const FILES = 'files/';
export const SITE = 'site/';
/** Symbolic links of the site folder; the content is their target. */
export const SITE_LINKS = 'site-links/';

export async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts).toString();
}

export async function* contentOf(text: string): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield Buffer.from(text);
}
