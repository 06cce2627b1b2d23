import { colours, styled, typeSizes } from '@plenary/kit/ui';
import { useEffect, useState } from 'react';
import { readBootData } from '../../boot-data';
import { caches as names } from '../../offline/worker-site';
import { routesOf, type OwnedRoute } from '../../remotes/registry';
import { errorTexts } from './texts';

const Part = styled('nav')({
  inlineSize: '100%',
  maxInlineSize: 640,
  '& h2': { fontSize: typeSizes.h3, lineHeight: 1.1 },
  '& ul': { listStyle: 'none' },
  '& li': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& a': { display: 'block', paddingBlock: 12 },
});

/** Visited pages that can be read without a network. */
export function KeptPages() {
  const [pages, setPages] = useState<OwnedRoute[]>([]);
  useEffect(() => {
    let isHere = true;
    void keptPages().then((kept) => isHere && setPages(kept));
    return () => {
      isHere = false;
    };
  }, []);
  if (pages.length === 0) return null;
  return (
    <Part aria-labelledby="kept-pages">
      <h2 id="kept-pages">{errorTexts.keptPages}</h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            {/* The worker answers the browser, not the router. */}
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

async function keptPages(): Promise<OwnedRoute[]> {
  try {
    const { registry } = await readBootData();
    const cache = await caches.open(names.pages);
    const requests = await cache.keys();
    const kept = requests.map(({ url }) => new URL(url).pathname);
    return routesOf(registry).filter(
      ({ path, offline }) =>
        kept.includes(path) && path !== window.location.pathname && offline !== 'unavailable',
    );
  } catch {
    // Without a worker, or in a private window.
    return [];
  }
}
