import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import type { Registry } from '../../src/remotes/registry';

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

interface Published {
  /** The text of the entry; the real one by default. */
  entry?: string;
  /** The digest that is listed for the entry; null lists none. By default that of `entry`. */
  digest?: string | null;
}

/**
 * Answers as if `remote` had been published like this: the page and the data of the site know the digest of the list.
 * @returns ends it
 */
export async function publishedAs(page: Page, remote: string, published: Published) {
  const { entry, digest = sha384(entry ?? '') } = published;
  const folder = `/remotes/${remote}/[^/]+`;
  const inPage = new RegExp(`(${folder}/integrity[.]json[|])[^ "]+`, 'g');
  const inData = new RegExp(`("${remote}":\\{"version":"[^"]+","integrity":")[^"]+`);
  const { remotes } = (await (await page.request.get('/remotes.json')).json()) as Registry;
  const { version } = remotes[remote] ?? {};
  const real = await page.request.get(`/remotes/${remote}/${version}/integrity.json`);
  const digests = Object.entries((await real.json()) as Record<string, string>)
    .map(([file, each]) => [file, file.startsWith('remoteEntry') ? digest : each])
    .filter(([, each]) => each !== null);
  const list = JSON.stringify(Object.fromEntries(digests));
  const replaced = `$1${sha384(list)}`;

  await page.route('**/*', async (route) => {
    const request = route.request();
    const isData = request.url().includes('/assets/site/');
    if (request.resourceType() !== 'document' && !isData) return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(inPage, replaced).replace(inData, replaced),
    });
  });
  await page.route(new RegExp(`${folder}/integrity[.]json`), (route) =>
    route.fulfill({ contentType: 'application/json', body: list }),
  );
  if (entry) {
    await page.route(new RegExp(`${folder}/remoteEntry[.]`), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: entry }),
    );
  }
  return () => page.unrouteAll();
}
