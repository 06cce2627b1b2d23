// What the development server answers by itself: pages, the registry, and changes of the overrides.
import { developmentDocument, developmentPolicy } from './document.mjs';
import { DEVELOPMENT, ownShell } from './environments.mjs';
import { publishedEdition, publishedRegistry, publishedShell } from './published.mjs';

const OVERRIDES = `${DEVELOPMENT}/overrides/`;
/** Addresses of the API, of other pages, and of files. */
const notPages = /^\/(api|dev|shell|remotes|assets|_development|rsbuild[^/]*)(\/|$)|\.\w+$/;

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The language that `?locale=` chose before, in this browser. */
const keptLocale = (cookies = '') => /(?:^|; )locale=([^;]*)/.exec(cookies)?.[1] ?? '';

/** @param hasShell whether the shell is this checkout's as well, or the product's */
export function developmentAnswers({ product, hasShell, overrides }) {
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const lang = searchParams.get('locale') ?? keptLocale(request.headers.cookie);
    const answer = chooseAnswer(request.method, pathname, lang);
    if (!answer) return next();
    answer().then(
      ({ status = 200, headers, body = '' }) => send(response, status, headers, body),
      (error) => send(response, 502, { 'content-type': 'text/plain' }, `${error.message}\n`),
    );
  };

  function chooseAnswer(method, pathname, lang) {
    if (pathname.startsWith(OVERRIDES)) {
      const name = pathname.slice(OVERRIDES.length);
      if (method === 'PUT') return () => change(name, true);
      if (method === 'DELETE') return () => change(name, false);
      return undefined;
    }
    if (method !== 'GET') return undefined;
    if (pathname === '/remotes.json') return registry;
    return notPages.test(pathname) ? undefined : () => page(languageTag.test(lang) ? lang : 'en');
  }

  async function change(name, isFromHere) {
    return { status: overrides.set(name, isFromHere) ? 204 : 404 };
  }

  async function registry() {
    const live = await overrides.applyTo(await publishedRegistry(product));
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(live) };
  }

  async function page(lang) {
    const published = await publishedRegistry(product);
    const edition = await publishedEdition(product);
    const shell = hasShell ? ownShell : await publishedShell(product, published.shell);
    const boot = {
      registry: await overrides.applyTo(published),
      edition,
      composedYear: new Date().getFullYear(),
      assets: shell.assets,
    };
    const react = hasShell ? [] : [`${DEVELOPMENT}/page/react.js`];
    const scripts = [`${DEVELOPMENT}/page/first.js`, ...react, ...shell.scripts];
    return {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': developmentPolicy(edition),
        'set-cookie': `locale=${lang}; Path=/; SameSite=Lax`,
      },
      body: developmentDocument({ lang, boot, scripts, overrides: overrides.list(published) }),
    };
  }
}

function send(response, status, headers, body) {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers });
  response.end(body);
}
