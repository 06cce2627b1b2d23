import { escapeHtml } from '../../../messaging/templates/escape-html.js';
import {
  type EmailEdition,
  type EmailTemplate,
  emailTemplates,
} from '../../../messaging/templates/email-template.js';
import { renderSample } from '../../../messaging/templates/rendered-email.js';
import { htmlFrame, linked, page } from './mailbox-page.js';
import type { ReceivedEmail } from './mail-store.js';

export function listPage(emails: ReceivedEmail[], key: string): string {
  const rows = emails.map(
    (email) => `<li><a href="/dev/mailbox/${email.id}?key=${key}">
<span class="to">${escapeHtml(email.to)}</span>
<strong>${escapeHtml(email.subject)}</strong>
<time>${timeOf(email)}</time></a></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : '<p>No emails yet.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>All emails of this installation, newest first. They never leave this machine.</p>
<p><a href="/dev/mailbox/templates?key=${key}">Kinds of email, with sample data</a></p>
${list}`,
  );
}

export function emailPage(email: ReceivedEmail, key: string): string {
  return page(
    email.subject,
    `<p><a href="/dev/mailbox?key=${key}">← All emails</a></p>
<h1>${escapeHtml(email.subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(email.from)}</dd>
<dt>To</dt><dd>${escapeHtml(email.to)}</dd>
<dt>Sent</dt><dd><time>${timeOf(email)}</time></dd></dl>
<h2>Text</h2>
<pre>${linked(email.text)}</pre>
<h2>HTML</h2>
${htmlFrame('The email as HTML', email.html)}`,
  );
}

function timeOf({ date }: ReceivedEmail): string {
  return escapeHtml(date.slice(0, 19).replace('T', ' '));
}

export function templatesPage(edition: EmailEdition, key: string): string {
  const rows = emailTemplates().map(
    (template) => `<li><a href="/dev/mailbox/templates/${template.kind}?key=${key}">
<span class="to">${template.kind}</span>
<strong>${escapeHtml(renderSample(template, edition).subject)}</strong></a></li>`,
  );
  return page(
    'Kinds of email',
    `<p><a href="/dev/mailbox?key=${key}">← All emails</a></p>
<h1>Kinds of email</h1>
<p>Each with sample data of this edition.</p>
<ol>${rows.join('\n')}</ol>`,
  );
}

export function templatePage(template: EmailTemplate, edition: EmailEdition, key: string): string {
  const { fromName, replyTo, subject, text, html } = renderSample(template, edition);
  return page(
    subject,
    `<p><a href="/dev/mailbox/templates?key=${key}">← All kinds of email</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>Kind</dt><dd>${template.kind}</dd>
<dt>From</dt><dd>${escapeHtml(fromName)}</dd>
<dt>Reply to</dt><dd>${escapeHtml(replyTo ?? 'the sender')}</dd></dl>
<div class="side-by-side">
<section><h2>Text</h2>
<pre>${linked(text)}</pre></section>
<section class="phone"><h2>HTML, 360 px</h2>
${htmlFrame('The email as HTML on a phone', html)}</section>
</div>
<h2>HTML, wide</h2>
${htmlFrame('The email as HTML on a desktop', html)}`,
  );
}
