import type * as z from 'zod';
import type { Block } from './email-blocks.js';

export interface EmailEdition {
  name: string;
  contactEmail: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

export interface EmailContent {
  subject: string;
  blocks: Block[];
  replyTo?: string;
  /** Replies are shown to organisers with the matter of the email, once a mailbox takes them; else they go to `replyTo`. */
  takesReplies?: boolean;
  /** The id of an email to the same person: a person wrote this one in reply, and mail programs show it there. */
  follows?: string;
  /** An address for one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string;
}

interface TemplateParts<Schema extends z.ZodObject> {
  /** Unique; stored with each email, and part of the API. */
  kind: string;
  data: Schema;
  /** The outbox encrypts these fields, and deletes them once the email is sent. */
  secrets?: (keyof z.output<Schema> & string)[];
  expiresAt?: (data: z.output<Schema>) => Date;
  /** Deletes the row once the email is sent: nothing else may remain of the person. */
  isDeletedOnceSent?: boolean;
  /** Also sent to an address at which emails bounced: by this one, its person can show that it works. */
  ignoresBounces?: boolean;
  /** Emails to a group are kept as long as the list of its people. */
  isToGroup?: boolean;
  sample: (siteUrl: string) => z.output<Schema>;
  write: (data: z.output<Schema>, edition: EmailEdition) => EmailContent;
}

export class EmailTemplate<Schema extends z.ZodObject = z.ZodObject> {
  readonly kind: string;
  readonly secrets: readonly string[];
  readonly isDeletedOnceSent: boolean;
  readonly ignoresBounces: boolean;
  readonly isToGroup: boolean;

  constructor(private readonly parts: TemplateParts<Schema>) {
    this.kind = parts.kind;
    this.secrets = parts.secrets ?? [];
    this.isDeletedOnceSent = parts.isDeletedOnceSent ?? false;
    this.ignoresBounces = parts.ignoresBounces ?? false;
    this.isToGroup = parts.isToGroup ?? false;
  }

  get data(): Schema {
    return this.parts.data;
  }

  expiresAt(data: unknown): Date | null {
    return this.parts.expiresAt?.(this.parts.data.parse(data)) ?? null;
  }

  sample(siteUrl: string): Record<string, unknown> {
    return this.parts.sample(siteUrl);
  }

  /** @throws ZodError when the data does not match the schema */
  write(data: unknown, edition: EmailEdition): EmailContent {
    return this.parts.write(this.parts.data.parse(data), edition);
  }
}

const templates = new Map<string, EmailTemplate>();

/** Registers the kind while its module loads. @throws Error when another template has it */
export function emailTemplate<Schema extends z.ZodObject>(
  parts: TemplateParts<Schema>,
): EmailTemplate<Schema> {
  if (templates.has(parts.kind)) throw new Error(`Two emails are of the kind ${parts.kind}.`);
  const template = new EmailTemplate(parts);
  templates.set(template.kind, template);
  return template;
}

export function emailTemplates(): EmailTemplate[] {
  return [...templates.values()].sort((one, other) => (one.kind < other.kind ? -1 : 1));
}

export function emailKinds(): string[] {
  return emailTemplates().map(({ kind }) => kind);
}

/** @throws Error for a kind that no module has registered */
export function templateOf(kind: string): EmailTemplate {
  const template = templates.get(kind);
  if (!template) throw new Error(`No template is registered for emails of the kind ${kind}.`);
  return template;
}
