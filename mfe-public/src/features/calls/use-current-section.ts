import { useEffect, useState } from 'react';

/** Share of the window height at which a section counts as current. */
const READING_LINE = 0.34;

/** Id of the section being read; the first one until the reader scrolls. */
export function useCurrentSection(ids: string[]): string | undefined {
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
      // The area extends far above the window, so that jumps across several sections are reported.
      { rootMargin: `1000000px 0px -${100 - READING_LINE * 100}% 0px` },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
