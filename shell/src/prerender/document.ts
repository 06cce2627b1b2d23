import { createHash } from 'node:crypto';
import { currentLocale } from '@plenary/kit/i18n';
import type { StartsFor } from '@plenary/kit/remote';
import { light } from '@plenary/kit/ui';
import { BOOT_DATA_ID, DIGEST_MARK, ROOT_ID, type BootData, type PageBootData } from '../boot-data';
import { WORKER_FILE } from '../offline/worker-site';
import { WAITING_PAGES_ID, type WaitingPage } from '../waiting-pages';
import { element, escapeHtml, readable, safeJson } from './element';
import type { RenderedPage } from './render';

export interface DocumentParts {
  boot: BootData;
  /** Address of the file with the data of the site, for a page that carries only its own. */
  siteData?: string;
  page: RenderedPage;
  title: string;
  head: string[];
  /** In order; requested after the first paint, or at once where the page waits for them. */
  scripts: string[];
  preloads: string[];
  /** SHA-384 in base64 of a script, by its address. */
  digestOf: (address: string) => string;
  fonts: string[];
  assets: string;
  /** Whether the page works without the product's code until it is used. */
  startsOnUse: boolean;
  /** Of the page's own code; left out where its content decides. */
  prefetch?: boolean;
  /** Answers for which it starts all the same. */
  startsFor?: StartsFor;
  /** On the page with which all start that are not prerendered. */
  waitingPages?: WaitingPage[];
  /** Percentage of visits that report loads and web vitals. */
  measuredVisits: number;
  /** How long the page stays true, in epoch milliseconds. */
  valid: { from: number; until: number };
}

/** Emotion's style elements start empty and are filled by script. */
const EMPTY_STYLE = '';

export function composeDocument(parts: DocumentParts): string {
  const { boot, page } = parts;
  const { lang, dir } = currentLocale();
  const styles = page.styles.map(({ css }) => css);
  const withDigests = (addresses: string[]) =>
    addresses.map((each) => each + DIGEST_MARK + parts.digestOf(each)).join(' ');
  const waitingPages = parts.waitingPages?.map((each) => ({
    ...each,
    entry: withDigests([each.entry]),
  }));
  const start = `${parts.assets}/start.js`;
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(styles, boot)}">`,
    // Before the styles, which take long on a slow link.
    element('script', {
      defer: '',
      src: start,
      integrity: `sha384-${parts.digestOf(start)}`,
      'data-observed': String(parts.measuredVisits),
      'data-preloads': withDigests(parts.preloads),
      'data-scripts': withDigests(parts.scripts),
      'data-worker': `/${WORKER_FILE}`,
      'data-valid': `${parts.valid.from} ${parts.valid.until}`,
      ...(boot.isOffline ? { 'data-offline': '' } : {}),
      ...(parts.startsOnUse ? { 'data-starts': 'on-use' } : {}),
      ...(parts.prefetch === undefined ? {} : { 'data-prefetch': String(parts.prefetch) }),
      ...(parts.startsFor ? { 'data-starts-for': JSON.stringify(parts.startsFor) } : {}),
    }) + '</script>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    ...parts.head,
    `<meta name="theme-color" content="${light.primaryDark}">`,
    `<link rel="icon" href="${parts.assets}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${parts.assets}/apple-touch-icon.png">`,
    // Emotion moves elements without data-s, and the browser computes all styles again.
    ...page.styles.map(({ ids, css }) => `<style data-emotion="${ids}" data-s>${css}</style>`),
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    // A page without words waits for nothing else.
    ...(waitingPages ? [...parts.scripts, ...parts.preloads] : []).map((href) =>
      element('link', {
        rel: 'preload',
        href,
        as: 'script',
        integrity: `sha384-${parts.digestOf(href)}`,
        fetchpriority: 'low',
      }),
    ),
  ];
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}">`,
    `<head>${head.filter(Boolean).join('\n')}</head>`,
    '<body>',
    `<div id="${ROOT_ID}">${readable(page.html)}</div>`,
    data(BOOT_DATA_ID, carried(parts), parts.siteData ? { 'data-site-data': parts.siteData } : {}),
    waitingPages && data(WAITING_PAGES_ID, waitingPages),
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

function carried({ boot, siteData }: DocumentParts): PageBootData {
  return siteData ? { ...boot, registry: undefined, edition: undefined } : boot;
}

function data(id: string, value: object, attributes: Record<string, string> = {}): string {
  const start = element('script', { type: 'application/json', id, ...attributes });
  return `${start}${safeJson(value)}</script>`;
}

/** HTML is cached, so inline styles are allowed by hash, never by nonce. */
function policy(styles: string[], { edition }: BootData): string {
  const hashes = [EMPTY_STYLE, ...styles].map((css) => `'sha256-${sha256(css)}'`);
  // 'self' for previews in the editor: no other page of the site lets itself be framed.
  const map = edition.venue.embedUrl ? ` ${new URL(edition.venue.embedUrl).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self'${map}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
