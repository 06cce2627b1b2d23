import { useEffect, useState, type RefObject } from 'react';

/** CSS pixels per point at 100 %. */
const ACTUAL = 96 / 72;
const STEPS = [0.5, 0.75, 0.9, 1, 1.25, 1.5, 2, 3];
/** On each side of a page, in pixels. */
const MARGIN = 16;
/** In pixels; a wider page is no easier to read. */
const MAX_WIDTH = 1000;

export interface Zoom {
  /** CSS pixels per point. */
  scale: number;
  percent: number;
  /** Undefined at the largest step. */
  zoomIn?: () => void;
  /** Undefined at the smallest step. */
  zoomOut?: () => void;
  fitWidth: () => void;
}

/** Fits the container until the reader chooses a step. @param width of a page in points */
export function useZoom(container: RefObject<HTMLElement | null>, width: number): Zoom {
  const [chosen, setChosen] = useState<number | null>(null);
  const [available, setAvailable] = useState(0);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => setAvailable(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);

  const fitted = Math.max(0.2, Math.min(available - 2 * MARGIN, MAX_WIDTH) / width / ACTUAL);
  const zoom = chosen ?? fitted;
  const larger = STEPS.find((step) => step > zoom + 0.01);
  const smaller = STEPS.findLast((step) => step < zoom - 0.01);
  return {
    scale: zoom * ACTUAL,
    percent: Math.round(zoom * 100),
    zoomIn: larger === undefined ? undefined : () => setChosen(larger),
    zoomOut: smaller === undefined ? undefined : () => setChosen(smaller),
    fitWidth: () => setChosen(null),
  };
}
