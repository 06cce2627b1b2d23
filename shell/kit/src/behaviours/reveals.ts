/** Specification, section 2: plays once; the style of the element says how long. */
class ScrollReveal extends HTMLElement {
  private observer?: IntersectionObserver;

  /** Never hides content in view at the start. */
  connectedCallback() {
    if (!('IntersectionObserver' in window) || this.dataset.reveal) return;
    if (this.getBoundingClientRect().top < window.innerHeight) return;
    this.dataset.reveal = 'hidden';
    this.observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      this.dataset.reveal = 'shown';
      this.observer?.disconnect();
    });
    this.observer.observe(this);
  }

  disconnectedCallback() {
    this.observer?.disconnect();
  }
}

export function startReveals(): void {
  customElements.define('scroll-reveal', ScrollReveal);
}
