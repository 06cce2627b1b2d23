import type * as z from 'zod';
import type { Block } from './mail-blocks.js';

/** What every mail may say about the conference. */
export interface MailEdition {
  name: string;
  contactEmail: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

export interface Letter {
  subject: string;
  blocks: Block[];
  replyTo?: string;
}

interface TemplateParts<Schema extends z.ZodObject> {
  /** What the letter is written from. Rows keep it as JSON. */
  data: Schema;
  /** Fields that are encrypted in the row and wiped once the mail is sent; texts only. */
  secrets?: (keyof z.output<Schema> & string)[];
  /** After this moment the mail is not worth sending. */
  expiresAt?: (data: z.output<Schema>) => Date;
  /** Shows the letter where there is no real one. */
  sample: (siteUrl: string) => z.output<Schema>;
  write: (data: z.output<Schema>, edition: MailEdition) => Letter;
}

/** A kind of mail: the shape of its data and a pure function that writes the letter. */
export class MailTemplate<Schema extends z.ZodObject = z.ZodObject> {
  readonly secrets: readonly string[];

  constructor(private readonly parts: TemplateParts<Schema>) {
    this.secrets = parts.secrets ?? [];
  }

  expiresAt(data: unknown): Date | null {
    return this.parts.expiresAt?.(this.parts.data.parse(data)) ?? null;
  }

  sample(siteUrl: string): Record<string, unknown> {
    return this.parts.sample(siteUrl);
  }

  /** @throws ZodError when a row's data does not have the template's shape */
  write(data: unknown, edition: MailEdition): Letter {
    return this.parts.write(this.parts.data.parse(data), edition);
  }
}

/** The data that callers hand over for a template. */
export type DataOf<Template> =
  Template extends MailTemplate<infer Schema> ? z.output<Schema> : never;
