import { escapeHtml } from '../mail/escape-html.js';
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
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed(mail.html))}"></iframe>`,
  );
}

/** Links of the mail open beside the mailbox, not inside the frame. */
function framed(html: string): string {
  return html.replace(/<head>/i, '<head><base target="_blank">');
}

function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  );
}

function timeOf({ date }: ReceivedMail): string {
  return escapeHtml(date.slice(0, 19).replace('T', ' '));
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; font: 16px/1.5 system-ui, sans-serif; color: #222; }
h1 { color: #1a237e; line-height: 1.2; overflow-wrap: anywhere; }
h2 { font-size: 1rem; color: #555; margin-top: 2rem; }
a { color: #1a237e; }
ol { list-style: none; padding: 0; }
li a { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr) auto; gap: .25rem 1rem; padding: .75rem .5rem; border-bottom: 1px solid #ddd; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: #f0f0f8; }
.to { color: #555; overflow: hidden; text-overflow: ellipsis; }
time { color: #555; white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { color: #555; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { padding: 1rem; background: #f4f4f8; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .9rem; }
iframe { width: 100%; height: 42rem; border: 1px solid #ddd; border-radius: 8px; }
@media (max-width: 600px) { li a { grid-template-columns: 1fr; } }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
