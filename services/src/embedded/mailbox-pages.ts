import { escapeHtml } from '../mail/escape-html.js';
import { htmlFrame, linked, page } from './mailbox-page.js';
import type { ReceivedMail } from './mail-store.js';

export function listPage(mails: ReceivedMail[], key: string): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mailbox/${mail.id}?key=${key}">
<span class="to">${escapeHtml(mail.to)}</span>
<strong>${escapeHtml(mail.subject)}</strong>
<time>${timeOf(mail)}</time></a></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : '<p>No mail yet.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>Every mail of this installation, newest first. None of them leaves this machine.</p>
<p><a href="/dev/mailbox/templates?key=${key}">All kinds of mail, with sample data</a></p>
${list}`,
  );
}

export function mailPage(mail: ReceivedMail, key: string): string {
  return page(
    mail.subject,
    `<p><a href="/dev/mailbox?key=${key}">← All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>Sent</dt><dd><time>${timeOf(mail)}</time></dd></dl>
<h2>Text</h2>
<pre>${linked(mail.text)}</pre>
<h2>HTML</h2>
${htmlFrame('The mail as HTML', mail.html)}`,
  );
}

function timeOf({ date }: ReceivedMail): string {
  return escapeHtml(date.slice(0, 19).replace('T', ' '));
}
