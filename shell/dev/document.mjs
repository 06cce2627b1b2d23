// The page of development. Every address starts with the same one; nothing is rendered beforehand.

const json = (id, value) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

/**
 * @param lang language of the product, as a BCP 47 tag
 * @param boot what the shell starts with
 * @param scripts addresses of the shell's scripts, after those of development
 * @param overrides what the badge lists
 */
export function developmentDocument({ lang, boot, scripts, overrides }) {
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Development</title>',
    `<link rel="icon" href="${boot.assets}/favicon.svg" type="image/svg+xml">`,
    // What its HTML does; it starts no product, whose scripts follow.
    `<script defer src="${boot.assets}/start.js"></script>`,
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    json('boot', boot),
    json('development', overrides),
    '</body>',
    '</html>',
  ].join('\n');
}

/**
 * As strict as a published page about scripts. Inline styles are allowed: the development build of
 * emotion and the overlay of build errors need them.
 */
export function developmentPolicy(edition) {
  const frames = edition.venue.embedUrl ? new URL(edition.venue.embedUrl).origin : "'none'";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
