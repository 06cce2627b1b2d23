import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PublicEdition } from '../editions/edition.schema.js';

const releaseSchema = z.object({
  shell: z.string(),
  edition: z.string(),
  composedYear: z.int(),
  validUntil: z.string().optional(),
  address: z.string(),
  /** A shell from before it was written has none. */
  measuredVisits: z.number().optional(),
});
const rolloutsSchema = z.object({ previews: z.array(z.object({ until: z.iso.datetime() })) });
const failureSchema = z.object({ edition: z.string(), reason: z.string() });

export type Release = z.infer<typeof releaseSchema>;
type Failure = z.infer<typeof failureSchema>;

export function editionHash(edition: PublicEdition): string {
  return createHash('sha256').update(JSON.stringify(edition)).digest('hex').slice(0, 12);
}

/** Shared by all processes that use the folder. */
export class SiteState {
  constructor(private readonly siteDir: string) {}

  live(): Release | undefined {
    return this.parse(join('current', 'release.json'), releaseSchema);
  }

  /** Whether a preview's time is over. */
  hasEndedPreview(): boolean {
    const { previews = [] } = this.parse(join('buckets', 'state.json'), rolloutsSchema) ?? {};
    return previews.some(({ until }) => Date.parse(until) <= Date.now());
  }

  failure(): Failure | undefined {
    return this.parse('failure.json', failureSchema);
  }

  keepFailure(failure: Failure | undefined): void {
    if (failure) this.write('failure.json', JSON.stringify(failure));
    else rmSync(join(this.siteDir, 'failure.json'), { force: true });
  }

  /** Atomic; an equal file is not touched. */
  write(name: string, text: string | Buffer): void {
    if (this.has(name, text)) return;
    const file = join(this.siteDir, name);
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }

  /** Compares bytes: decoding two copies of openapi.json takes most of a look at the site. */
  has(name: string, text: string | Buffer): boolean {
    return this.read(name)?.equals(Buffer.from(text)) ?? false;
  }

  private read(name: string): Buffer | undefined {
    try {
      return readFileSync(join(this.siteDir, name));
    } catch {
      return undefined;
    }
  }

  private parse<Content>(name: string, schema: z.ZodType<Content>): Content | undefined {
    const text = this.read(name);
    return text === undefined ? undefined : schema.parse(JSON.parse(text.toString()));
  }
}
