import type { Edition } from '@plenary/kit/edition';
import type { OwnedRoute } from '../remotes/registry';
import { calendarFiles } from './calendar';
import { element, escapeHtml } from './element';

export interface SiteFacts {
  edition: Edition;
  /** The site's own address without a closing slash; empty while nobody has said it. */
  address: string;
  /** Address of the folder with icons and pictures, as a path. */
  assets: string;
  routes: OwnedRoute[];
}

/** The files beside the pages: pairs of a name and a text. */
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
  return JSON.stringify({
    name: edition.name,
    short_name: edition.shortName.join(' '),
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#000051',
    icons: [
      icon('favicon.svg', 'any', { type: 'image/svg+xml' }),
      icon('icon-192.png', '192x192', drawn),
      icon('icon-512.png', '512x512', drawn),
    ],
  });
}

/** RFC 9309: what is not for reading is not for robots either. */
function robots({ address, routes }: SiteFacts): string {
  const closed = routes.filter(({ access }) => access !== 'public').map(({ path }) => areaOf(path));
  const lines = ['User-agent: *', 'Disallow: /api/'];
  for (const area of new Set(closed)) lines.push(`Disallow: ${area}`);
  if (address) lines.push('', `Sitemap: ${address}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** /admin/users/:id → /admin */
function areaOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}

/** sitemaps.org 0.9: the pages for reading. */
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
