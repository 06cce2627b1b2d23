/** Share of the window height at which a section counts as current. */
const READING_LINE = 0.34;

/** Marks the link to the section being read; the first one until the reader scrolls. */
class PageContents extends HTMLElement {
  private observer?: IntersectionObserver;

  connectedCallback() {
    if (!('IntersectionObserver' in window)) return;
    const links = Array.from(this.querySelectorAll<HTMLAnchorElement>('a[href*="#"]'));
    const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));
    const mark = () => {
      const line = window.innerHeight * READING_LINE;
      const current = sections.findLastIndex((each) => each && topOf(each) < line);
      links.forEach((link, index) => {
        if (index === Math.max(current, 0)) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      });
    };
    // The area extends far above the window, so that jumps across several sections are reported.
    const rootMargin = `1000000px 0px -${100 - READING_LINE * 100}% 0px`;
    this.observer = new IntersectionObserver(mark, { rootMargin });
    for (const section of sections) if (section) this.observer.observe(section);
  }

  disconnectedCallback() {
    this.observer?.disconnect();
  }
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

export function startContents(): void {
  customElements.define('page-contents', PageContents);
  // Moves keyboard and screen reader to the section; the browser or the router scrolls to it.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('page-contents a');
    if (link) document.getElementById(link.hash.slice(1))?.focus({ preventScroll: true });
  });
}
