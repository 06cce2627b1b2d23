import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

interface Published {
  /** The text of the entry; the real one by default. */
  entry?: string;
  /** The digest that is listed for the entry; null lists none. By default that of `entry`. */
  digest?: string | null;
}

/**
 * Answers as if `remote` had been published like this: the page knows the digest of the list.
 * @returns ends it
 */
export async function publishedAs(page: Page, remote: string, published: Published) {
  const { entry, digest = sha384(entry ?? '') } = published;
  const registered = new RegExp(`("${remote}":\\{"version":"([^"]+)","integrity":")[^"]+`);
  let list = '';

  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    const [, , version = ''] = registered.exec(body) ?? [];
    const real = await page.request.get(`/remotes/${remote}/${version}/integrity.json`);
    const digests = Object.entries((await real.json()) as Record<string, string>)
      .map(([file, each]) => [file, file.startsWith('remoteEntry') ? digest : each])
      .filter(([, each]) => each !== null);
    list = JSON.stringify(Object.fromEntries(digests));
    await route.fulfill({ response, body: body.replace(registered, `$1${sha384(list)}`) });
  });
  await page.route(new RegExp(`/remotes/${remote}/[^/]+/integrity[.]json`), (route) =>
    route.fulfill({ contentType: 'application/json', body: list }),
  );
  if (entry) {
    await page.route(new RegExp(`/remotes/${remote}/[^/]+/remoteEntry[.]`), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: entry }),
    );
  }
  return () => page.unrouteAll();
}
