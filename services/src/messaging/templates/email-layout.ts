import { currentLang } from '../../platform/i18n/locale.js';
import { escapeHtml } from './escape-html.js';
import type { Block } from './email-blocks.js';
import type { EmailEdition } from './email-template.js';

export function textOf(blocks: Block[], edition: EmailEdition): string {
  const signature = `-- \n${edition.name}\n${edition.siteUrl}`;
  return [...blocks.map(textBlock), signature].join('\n\n') + '\n';
}

/** For programs that support dark schemes; the others show the inline colours, or invert them. */
const DARK = `<style>
@media (prefers-color-scheme: dark) {
.page { background: #121218 !important; color: #e8e8f0 !important; }
.sheet { background: #1e1e28 !important; }
.quiet { color: #b4b4c4 !important; }
.accent { color: #b3b9ff !important; }
}
</style>`;

export function htmlOf(subject: string, blocks: Block[], edition: EmailEdition): string {
  return `<!doctype html>
<html lang="${currentLang()}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${DARK}
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f4f4f8;font:16px/1.5 system-ui,sans-serif;color:#222;overflow-wrap:anywhere">
<div class="sheet" style="max-width:560px;margin:0 auto;background:#fff;border-radius:8px;overflow:hidden">
<div style="padding:16px 24px;background:#1a237e;color:#fff;font-weight:700">${escapeHtml(edition.name)}</div>
<div style="padding:8px 24px 24px">
${blocks.map(htmlBlock).join('\n')}
</div>
</div>
<p style="max-width:560px;margin:12px auto;font-size:14px">${link(edition.siteUrl, edition.siteUrl, 'color:#1a237e', 'accent')}</p>
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
    case 'link':
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
      return `<p style="margin:16px 0">${escapeHtml(block.text).replaceAll('\n', '<br>\n')}</p>`;
    case 'code':
      return `<p class="accent" style="margin:16px 0;font:600 32px/1 ui-monospace,monospace;letter-spacing:8px;color:#1a237e">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:16px 0">${block.rows.map(factRow).join('')}</table>`;
    case 'button':
      return `<p style="margin:24px 0">${link(block.url, block.label, 'display:inline-block;padding:12px 20px;border-radius:8px;background:#1a237e;color:#fff;text-decoration:none')}</p>`;
    case 'link':
      return `<p style="margin:16px 0">${link(block.url, block.label, 'color:#1a237e', 'accent')}</p>`;
    case 'quote':
      return `<blockquote dir="auto" style="margin:16px 0;padding-block:0;padding-inline:16px;border-inline-start:3px solid #534bae;white-space:pre-wrap">${escapeHtml(block.text)}</blockquote>`;
    case 'note':
      return `<p class="quiet" style="margin:16px 0;font-size:14px;color:#555">${escapeHtml(block.text)}</p>`;
  }
}

function factRow([label, value]: [string, string]): string {
  return `<tr><td class="quiet" style="padding-block:4px;padding-inline:0 16px;color:#555;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0;font-weight:700;vertical-align:top"><bdi>${escapeHtml(value)}</bdi></td></tr>`;
}

function link(url: string, label: string, style: string, name = 'button'): string {
  return `<a class="${name}" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}
