import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** In the site folder, which serves it to no one: npm run remotes -- contacts (shell/site/contacts.mjs). */
const FILE = 'contacts.json';

const contactsSchema = z.record(z.string(), z.array(z.string()));
const email = z.email();
/** In clear text only to the same machine, as tests do. */
const webhook = z
  .url()
  .refine((text) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(text));

export interface Contacts {
  emails: string[];
  webhooks: string[];
}

/** Of a front end; none where the file is missing or broken. */
export function readContacts(siteDir: string, frontEnd: string): Contacts {
  const given = contactsOf(siteDir)[frontEnd] ?? [];
  return {
    emails: given.filter((contact) => email.safeParse(contact).success),
    webhooks: given.filter((contact) => webhook.safeParse(contact).success),
  };
}

function contactsOf(siteDir: string): z.output<typeof contactsSchema> {
  try {
    return contactsSchema.parse(JSON.parse(readFileSync(join(siteDir, FILE), 'utf8')));
  } catch {
    return {};
  }
}
