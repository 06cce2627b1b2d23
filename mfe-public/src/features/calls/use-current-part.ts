import { useEffect, useState } from 'react';

/** A part is being read once its start has passed the header and the upper third of the screen. */
const READING_AREA = '-80px 0px -66% 0px';

/** Which of these parts is being read: the first one until the reader scrolls. */
export function useCurrentPart(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const order = key.split(' ');
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = order.find((id) => visible.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: READING_AREA },
    );
    for (const id of order) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
