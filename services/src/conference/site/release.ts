import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';

const routesSchema = z.array(z.object({ path: z.string(), status: z.int().default(200) }));

/** Prerendered pages and their files; index.html for other routes, 404.html for other addresses. */
export interface Release {
  /** Absolute, without the symlink, so that a request reads one release. */
  folder: string;
  /** @param path "/venue", "/calendar.ics", "/papers/17" */
  fileAt: (path: string) => { file: string; status: number };
}

/**
 * @param link in the site folder
 * @throws when nothing is published or the release is incomplete
 */
export function openRelease(siteDir: string, link: string, known: Release[] = []): Release {
  const folder = realpathSync(join(siteDir, link));
  const same = known.find((each) => each.folder === folder);
  if (same) return same;
  const routes = readRoutes(folder);
  const files = readFiles(folder);
  return {
    folder,
    fileAt: (path) => {
      const route = routes.find(({ pattern }) => pattern.test(path));
      const page = `pages/${path === '/' ? 'index' : path.slice(1)}/index.html`;
      if (files.has(page)) return { file: page, status: route?.status ?? 200 };
      if (files.has(path.slice(1))) return { file: path.slice(1), status: 200 };
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

/** ":id" matches one segment. */
function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${segments.join('/')}$`);
}

function readFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) =>
      relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
    ),
  );
}
