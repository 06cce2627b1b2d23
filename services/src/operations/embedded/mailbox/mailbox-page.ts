import { escapeHtml } from '../../../messaging/templates/escape-html.js';

export function htmlFrame(title: string, html: string): string {
  return `<iframe title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed(html))}"></iframe>`;
}

/** Opens links of the email in a new tab instead of the frame. */
function framed(html: string): string {
  return html.replace(/<head>/i, '<head><base target="_blank">');
}

export function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  );
}

export function page(title: string, body: string): string {
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
.side-by-side { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.side-by-side > section { flex: 1 1 22rem; min-width: 0; }
.side-by-side > .phone { flex: 0 1 362px; }
@media (max-width: 600px) { li a { grid-template-columns: minmax(0, 1fr); } }
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
