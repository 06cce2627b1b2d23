import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const routesSchema = z.array(z.object({ path: z.string(), status: z.int().default(200) }));

/**
 * One published release: prerendered pages, the routes that exist, index.html for those of them
 * that start empty, and 404.html for every other address.
 */
export interface Release {
  /** Absolute; without the symlink, so that one request sees one release. */
  folder: string;
  /** The file and the status for an address such as "/venue", "/papers/17" or "/nowhere". */
  pageAt: (path: string) => { file: string; status: number };
}

/** @throws when nothing is published, or the release is not whole */
export function openRelease(siteDir: string, known?: Release): Release {
  const folder = realpathSync(join(siteDir, 'current'));
  if (known?.folder === folder) return known;
  const routes = readRoutes(folder);
  const pages = readPages(folder);
  return {
    folder,
    pageAt: (path) => {
      const route = routes.find(({ pattern }) => pattern.test(path));
      const page = `pages/${path === '/' ? 'index' : path.slice(1)}/index.html`;
      if (pages.has(page)) return { file: page, status: route?.status ?? 200 };
      return route
        ? { file: 'index.html', status: route.status }
        : { file: '404.html', status: 404 };
    },
  };
}

function readRoutes(folder: string) {
  const text = readFileSync(join(folder, 'routes.json'), 'utf8');
  return routesSchema.parse(JSON.parse(text)).map(({ path, status }) => ({
    status,
    pattern: patternOf(path),
  }));
}

/** "/papers/:id" matches one segment in the place of ":id". */
function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${segments.join('/')}$`);
}

function readPages(folder: string): Set<string> {
  const names = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => `pages/${name.replaceAll('\\', '/')}`));
}
