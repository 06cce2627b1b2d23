import { useEffect, useState } from 'react';

/** A part is being read once its start has passed the header and the upper third of the screen. */
const READING_LINE = 0.34;

/** Which of these parts is being read: the first one until the reader scrolls. */
export function useCurrentPart(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const order = key.split(' ');
    const isStarted = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <
      window.innerHeight * READING_LINE;
    const observer = new IntersectionObserver(
      () => setCurrent(order.findLast(isStarted) ?? order[0]),
      // From far above the page down to the line: what crosses it is told, also by a jump.
      { rootMargin: `1000000px 0px -${100 - READING_LINE * 100}% 0px` },
    );
    for (const id of order) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
