import { escapeHtml } from './escape-html.js';
import type { Block } from './mail-blocks.js';
import type { MailEdition } from './mail-template.js';

/** The plain-text part. */
export function textOf(blocks: Block[], edition: MailEdition): string {
  const signature = `-- \n${edition.name}\n${edition.siteUrl}`;
  return [...blocks.map(textBlock), signature].join('\n\n') + '\n';
}

/** The HTML part: one column, styles inline, since mail programs read no others. */
export function htmlOf(subject: string, blocks: Block[], edition: MailEdition): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f4f4f8;font:16px/1.5 system-ui,sans-serif;color:#222">
<div style="max-width:560px;margin:0 auto;background:#fff;border-radius:8px;overflow:hidden">
<div style="padding:16px 24px;background:#1a237e;color:#fff;font-weight:600">${escapeHtml(edition.name)}</div>
<div style="padding:8px 24px 24px">
${blocks.map(htmlBlock).join('\n')}
</div>
</div>
<p style="max-width:560px;margin:12px auto;font-size:13px;color:#555">${link(edition.siteUrl, edition.siteUrl, 'color:#1a237e')}</p>
</body>
</html>
`;
}

function textBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.text}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
  }
}

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:16px 0">${escapeHtml(block.text)}</p>`;
    case 'code':
      return `<p style="margin:16px 0;font:600 32px/1 ui-monospace,monospace;letter-spacing:8px;color:#1a237e">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:16px 0">${block.rows.map(factRow).join('')}</table>`;
    case 'button':
      return `<p style="margin:24px 0">${link(block.url, block.label, 'display:inline-block;padding:8px 16px;border-radius:8px;background:#1a237e;color:#fff;text-decoration:none')}</p>`;
    case 'quote':
      return `<blockquote style="margin:16px 0;padding:0 16px;border-left:3px solid #534bae;white-space:pre-wrap">${escapeHtml(block.text)}</blockquote>`;
    case 'note':
      return `<p style="margin:16px 0;font-size:14px;color:#555">${escapeHtml(block.text)}</p>`;
  }
}

function factRow([label, value]: [string, string]): string {
  return `<tr><td style="padding:4px 16px 4px 0;color:#555;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`;
}

function link(url: string, label: string, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}
