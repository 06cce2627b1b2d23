import { styled } from '@plenary/kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen its children are already rendered. */
const AHEAD = '200px';

/** The page keeps the distance to its own parts. */
const Place = styled('div')({
  '& > :not(:empty) ~ :not(:empty)': { marginBlockStart: 24 },
});

/** Renders its children once their place is on the screen, or nearly. */
export function OnScreen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return <Place ref={place}>{isSeen && children}</Place>;
}
