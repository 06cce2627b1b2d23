import { escapeHtml } from '../mail/escape-html.js';
import { sampleLetter } from '../mail/letter.js';
import type { MailEdition } from '../mail/mail-template.js';
import { MAIL_KINDS, type MailKind } from '../mail/mail-templates.js';
import { htmlFrame, linked, page } from './mailbox-page.js';

/** Every kind of mail with its subject. */
export function templatesPage(edition: MailEdition, key: string): string {
  const rows = MAIL_KINDS.map(
    (kind) => `<li><a href="/dev/mailbox/templates/${kind}?key=${key}">
<span class="to">${kind}</span>
<strong>${escapeHtml(sampleLetter(kind, edition).subject)}</strong></a></li>`,
  );
  return page(
    'Kinds of mail',
    `<p><a href="/dev/mailbox?key=${key}">← All mails</a></p>
<h1>Kinds of mail</h1>
<p>Each with sample data, in the words of this edition.</p>
<ol>${rows.join('\n')}</ol>`,
  );
}

/** One kind: its text beside its HTML as on a phone, and its HTML as on a desk. */
export function templatePage(kind: MailKind, edition: MailEdition, key: string): string {
  const { fromName, replyTo, subject, text, html } = sampleLetter(kind, edition);
  return page(
    subject,
    `<p><a href="/dev/mailbox/templates?key=${key}">← All kinds of mail</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>Kind</dt><dd>${kind}</dd>
<dt>From</dt><dd>${escapeHtml(fromName)}</dd>
<dt>Reply to</dt><dd>${escapeHtml(replyTo ?? 'the sender')}</dd></dl>
<div class="beside">
<section><h2>Text</h2>
<pre>${linked(text)}</pre></section>
<section class="phone"><h2>HTML, 360 px</h2>
${htmlFrame('The mail as HTML on a phone', html)}</section>
</div>
<h2>HTML, wide</h2>
${htmlFrame('The mail as HTML on a desk', html)}`,
  );
}
