import { useEffect, useState, type RefObject } from 'react';

/** The last page that starts above the middle of the window; at the end, the last of all. */
export function useCurrentPage(pages: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(1);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const middle = window.innerHeight / 2;
      const boxes = [...(pages.current?.children ?? [])].map((page) =>
        page.getBoundingClientRect(),
      );
      const isAtEnd = (boxes.at(-1)?.bottom ?? Infinity) <= window.innerHeight;
      const started = isAtEnd ? boxes : boxes.filter(({ top }) => top < middle);
      setCurrent(Math.max(1, started.length));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    // Captured, because scroll events of inner elements do not bubble.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [pages]);

  return current;
}
