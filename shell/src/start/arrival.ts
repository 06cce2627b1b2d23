import { focusHeading, hasFocus } from '../app/focus-heading';

/** In the tab: the address of the link that was followed last. */
const FOLLOWED = 'followed-link';

/** A page that a link of the site leads to begins at its heading, as inside the product. */
export function focusArrival(): void {
  const { href, hash } = window.location;
  const [entry] = performance.getEntriesByType('navigation');
  if (followedLink() === href && entry?.type === 'navigate') {
    focusHeading(decodeURIComponent(hash.slice(1)), hasFocus);
  }
}

/** Remembers the links that the browser follows; the product follows its own. */
export function rememberLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || link.origin !== window.location.origin) return;
    try {
      window.sessionStorage.setItem(FOLLOWED, link.href);
    } catch {
      // Without storage the next page begins at its top.
    }
  });
}

function followedLink(): string | null {
  try {
    const link = window.sessionStorage.getItem(FOLLOWED);
    window.sessionStorage.removeItem(FOLLOWED);
    return link;
  } catch {
    return null;
  }
}
