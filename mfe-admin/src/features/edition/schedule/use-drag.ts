import { useState, type PointerEvent } from 'react';
import { type Item, moved, resized, STEP } from './model';
import { ROW, ROW_HEIGHT } from './grid-parts';

/** Pixels: below them, a press opens the item. */
const THRESHOLD = 5;
/** The index of a drag that is over: the click of its release opens nothing. */
const ENDED = -1;
const STEP_HEIGHT = (ROW_HEIGHT * STEP) / ROW;

interface Drag {
  index: number;
  isEnd: boolean;
  from: { x: number; y: number };
  by: number;
  room: string;
  isMoving: boolean;
}

/**
 * Moving and resizing. A finger drags by the grip or the lower edge, and scrolls elsewhere.
 * @param onDrop with the item as it was left
 */
export function useDrag(items: readonly Item[], onDrop: (index: number, item: Item) => void) {
  const [drag, setDrag] = useState<Drag>();

  function start(index: number, event: PointerEvent<HTMLElement>) {
    const { grip, end: edge } = (event.target as HTMLElement).dataset;
    const isHandle = grip !== undefined || edge !== undefined;
    if (event.button !== 0 || (event.pointerType === 'touch' && !isHandle)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({
      index,
      isEnd: edge !== undefined,
      from: { x: event.clientX, y: event.clientY },
      by: 0,
      room: items[index]?.room ?? '',
      isMoving: false,
    });
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (drag && drag.index !== ENDED) setDrag(draggedTo(drag, event));
  }

  /** Where it is released counts: the last moves of a quick drag may not be rendered. */
  function end(event: PointerEvent<HTMLElement>) {
    const last = drag && (drag.index === ENDED ? drag : draggedTo(drag, event));
    const item = last?.isMoving && items[last.index];
    if (last && item) onDrop(last.index, dropped(item, last));
    // The browser reports this release as a click, unless a finger moved.
    const isClick = last?.isMoving && event.pointerType !== 'touch';
    setDrag(isClick ? { ...last, index: ENDED } : undefined);
  }

  /** An item as it is dragged. */
  function shown(index: number): Item | undefined {
    const item = items[index];
    return item && drag?.index === index && drag.isMoving ? dropped(item, drag) : item;
  }

  return {
    shown,
    isDragged: (index: number) => drag?.index === index && drag.isMoving,
    /** Ends the drag without a change. */
    cancel: () => setDrag(drag && { ...drag, index: ENDED }),
    isActive: drag !== undefined && drag.index !== ENDED && drag.isMoving,
    /** @returns whether a click ends a drag, which is forgotten then */
    endsDrag: () => {
      const wasDragged = drag?.index === ENDED;
      setDrag(undefined);
      return wasDragged;
    },
    handlers: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(index, event),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}

function draggedTo(drag: Drag, event: PointerEvent<HTMLElement>): Drag {
  const [dx, dy] = [event.clientX - drag.from.x, event.clientY - drag.from.y];
  const isMoving = drag.isMoving || Math.hypot(dx, dy) > THRESHOLD;
  const by = Math.round(dy / STEP_HEIGHT) * STEP;
  const room = drag.isEnd ? drag.room : (roomAt(event) ?? drag.room);
  return { ...drag, by, room, isMoving };
}

function dropped(item: Item, { isEnd, by, room }: Drag): Item {
  return isEnd ? resized(item, by) : { ...moved(item, by), room };
}

function roomAt({ clientX, currentTarget }: PointerEvent<HTMLElement>): string | undefined {
  const columns = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  const found = [...columns].find((column) => {
    const { left, right } = column.getBoundingClientRect();
    return left <= clientX && clientX <= right;
  });
  return found?.dataset.column;
}
