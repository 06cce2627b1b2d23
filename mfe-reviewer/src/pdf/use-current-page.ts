import { useEffect, useState, type RefObject } from 'react';

/**
 * The number of the page that is read: the last one that has begun above the middle of the window. The
 * last page of all may be too short to get so far: it is read when it ends in sight.
 */
export function useCurrentPage(pages: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(1);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const middle = window.innerHeight / 2;
      const places = [...(pages.current?.children ?? [])].map((page) =>
        page.getBoundingClientRect(),
      );
      const isAtEnd = (places.at(-1)?.bottom ?? Infinity) <= window.innerHeight;
      const begun = isAtEnd ? places : places.filter(({ top }) => top < middle);
      setCurrent(Math.max(1, begun.length));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    // Pages scroll in a room of their own, or with the window.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [pages]);

  return current;
}
