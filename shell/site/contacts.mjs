// Who is told when the error budget rolls back a version: email addresses and webhooks of the teams.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partOf } from './front-ends.mjs';

const nameOf = (frontEnd) => path.basename(partOf(frontEnd));
/** Never served: a webhook's address may be a secret. The server reads it: services/src/operations/front-end-budget/contacts.ts. */
const file = (site) => path.join(site, 'contacts.json');

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** `{ name: [email address or https URL] }` */
export function readContacts(site) {
  return existsSync(file(site)) ? JSON.parse(readFileSync(file(site), 'utf8')) : {};
}

/** @throws when it is neither an email address nor an https URL */
export function addContact(site, frontEnd, contact = '') {
  if (!EMAIL.test(contact) && !isWebhook(contact)) {
    throw new Error(`Neither an email address nor an https URL: ${contact}`);
  }
  const contacts = readContacts(site);
  const list = contacts[nameOf(frontEnd)] ?? [];
  write(site, { ...contacts, [nameOf(frontEnd)]: [...new Set([...list, contact])] });
}

/** @throws when it is not listed */
export function removeContact(site, frontEnd, contact) {
  const contacts = readContacts(site);
  const list = contacts[nameOf(frontEnd)] ?? [];
  if (!list.includes(contact)) throw new Error(`${frontEnd} has no contact ${contact}.`);
  const rest = list.filter((each) => each !== contact);
  write(site, { ...contacts, [nameOf(frontEnd)]: rest });
}

const isWebhook = (text) => URL.canParse(text) && new URL(text).protocol === 'https:';

function write(site, contacts) {
  const next = `${file(site)}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(contacts, null, 2)}\n`);
  renameSync(next, file(site));
}
