import type { Edition } from '@plenary/kit/edition';
import { element, safeJson } from './element';
import { eventData } from './event-data';

export interface HeadParts {
  edition: Edition;
  address: string;
  /** Undefined for pages that search engines should not index. */
  path: string | undefined;
  title: string;
  description: string;
  assets: string;
}

export function headLines(parts: HeadParts): string[] {
  const { path, address, title, description, edition } = parts;
  const lines = [
    element('link', { rel: 'manifest', href: '/site.webmanifest' }),
    description && element('meta', { name: 'description', content: description }),
  ];
  if (path === undefined)
    return [...lines, element('meta', { name: 'robots', content: 'noindex' })];
  return [
    ...lines,
    ...openGraph({ title, description, siteName: edition.name }),
    ...(address ? addressed(parts, path) : []),
  ];
}

/** Open Graph and RFC 6596 require absolute URLs. */
function addressed({ edition, address, assets }: HeadParts, path: string): string[] {
  const page = address + path;
  const picture = `${address}${assets}/og.png`;
  return [
    element('link', { rel: 'canonical', href: page }),
    property('og:url', page),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'A map of the world with the South on top'),
    ...(path === '/' ? [jsonLd(eventData(edition, address, picture))] : []),
  ];
}

function openGraph(texts: { title: string; description: string; siteName: string }): string[] {
  return [
    property('og:type', 'website'),
    property('og:title', texts.title),
    property('og:description', texts.description),
    property('og:site_name', texts.siteName),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

const property = (name: string, content: string) => element('meta', { property: name, content });

function jsonLd(data: object): string {
  return `<script type="application/ld+json">${safeJson(data)}</script>`;
}
