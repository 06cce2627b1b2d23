import type { Edition } from '@plenary/kit/edition';
import { light } from '@plenary/kit/ui';
import type { OwnedRoute } from '../remotes/registry';
import { calendarFiles } from './calendar';
import { element, escapeHtml, safeJson } from './element';

export interface SiteFacts {
  edition: Edition;
  address: string;
  assets: string;
  routes: OwnedRoute[];
}

export function siteFiles(facts: SiteFacts): [name: string, text: string][] {
  return [
    ...calendarFiles(facts.edition, facts.address),
    ['site.webmanifest', webManifest(facts)],
    ['robots.txt', robots(facts)],
    ...(facts.address ? [['sitemap.xml', sitemap(facts)] satisfies [string, string]] : []),
  ];
}

/** W3C Web Application Manifest. */
function webManifest({ edition, assets }: SiteFacts): string {
  const icon = (file: string, sizes: string, rest: object) => ({
    src: `${assets}/${file}`,
    sizes,
    ...rest,
  });
  const drawn = { type: 'image/png', purpose: 'any maskable' };
  return safeJson({
    name: edition.name,
    short_name: edition.shortName.join(' '),
    start_url: '/',
    display: 'minimal-ui',
    background_color: light.page,
    theme_color: light.primaryDark,
    icons: [
      icon('favicon.svg', 'any', { type: 'image/svg+xml' }),
      icon('icon-192.png', '192x192', drawn),
      icon('icon-512.png', '512x512', drawn),
    ],
  });
}

/** RFC 9309. */
function robots({ address, routes }: SiteFacts): string {
  const closed = routes.filter(({ access }) => access !== 'public').map(({ path }) => areaOf(path));
  const lines = ['User-agent: *', 'Disallow: /api/'];
  for (const area of new Set(closed)) lines.push(`Disallow: ${area}`);
  if (address) lines.push('', `Sitemap: ${address}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

function areaOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}

/** sitemaps.org 0.9. */
function sitemap({ address, routes }: SiteFacts): string {
  const pages = routes.filter(({ prerender, description }) => prerender && description);
  const entries = pages.map(({ path }) => `<url><loc>${escapeHtml(address + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
