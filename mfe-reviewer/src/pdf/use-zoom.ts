import { useEffect, useState, type RefObject } from 'react';

/** CSS pixels to a point of the page at 100 %. */
const ACTUAL = 96 / 72;
const STEPS = [0.5, 0.75, 0.9, 1, 1.25, 1.5, 2, 3];
/** Room beside a page, in pixels. */
const MARGIN = 16;
/** Wider than this a page is no easier to read. */
const WIDEST = 1000;

export interface Zoom {
  /** CSS pixels to a point. */
  scale: number;
  percent: number;
  closer?: () => void;
  farther?: () => void;
  /** Back to the width of the room. */
  fit: () => void;
}

/** How large pages are: as wide as their room until somebody chooses. @param width of a page in points */
export function useZoom(room: RefObject<HTMLElement | null>, width: number): Zoom {
  const [chosen, setChosen] = useState<number | null>(null);
  const [space, setSpace] = useState(0);

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setSpace(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);

  const fitting = Math.max(0.2, Math.min(space - 2 * MARGIN, WIDEST) / width / ACTUAL);
  const zoom = chosen ?? fitting;
  const larger = STEPS.find((step) => step > zoom + 0.01);
  const smaller = STEPS.findLast((step) => step < zoom - 0.01);
  return {
    scale: zoom * ACTUAL,
    percent: Math.round(zoom * 100),
    closer: larger === undefined ? undefined : () => setChosen(larger),
    farther: smaller === undefined ? undefined : () => setChosen(smaller),
    fit: () => setChosen(null),
  };
}
