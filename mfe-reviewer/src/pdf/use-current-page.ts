import { useEffect, useState, type RefObject } from 'react';

/** The number of the page that is read: the last one that has begun above the middle of the window. */
export function useCurrentPage(pages: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(1);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const middle = window.innerHeight / 2;
      const begun = [...(pages.current?.children ?? [])].filter(
        (page) => page.getBoundingClientRect().top < middle,
      );
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
