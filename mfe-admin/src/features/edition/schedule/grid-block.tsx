import type { ComponentProps } from 'react';
import { BlockButton, ROW } from './grid-parts';
import { type Item, minutesOf, STEP } from './model';
import type { AcceptedPaper } from './schedule.api';
import { texts } from './texts';

interface GridBlockProps extends ComponentProps<'button'> {
  item: Item;
  index: number;
  column: number;
  /** The line of the grid at a minute of the day. */
  lineOf: (minutes: number) => number;
  roomName: string;
  hasProblem: boolean;
  isOverlapping: boolean;
  isOpen: boolean;
  isDragged: boolean;
  papers: readonly AcceptedPaper[] | undefined;
}

export function GridBlock(props: GridBlockProps) {
  const { item, index, column, lineOf, roomName, papers, ...rest } = props;
  const { hasProblem, isOverlapping, isOpen, isDragged, ...handlers } = rest;
  const { start, end, title, kind } = item;
  const [from, to] = [minutesOf(start), minutesOf(end)];
  if (Number.isNaN(from)) return null;
  const shortest = lineOf(from) + STEP / ROW;
  const name = title || texts.newItem;
  const block = texts.block({ title: name, start, end, room: roomName });
  const count = item.papers.length;
  return (
    <BlockButton
      {...handlers}
      type="button"
      data-item={index}
      data-kind={kind}
      data-problem={hasProblem}
      data-overlaps={isOverlapping}
      data-dragged={isDragged}
      aria-pressed={isOpen}
      aria-label={count > 0 ? `${block}, ${texts.papers({ count })}` : block}
      style={{
        gridColumn: column,
        gridRow: `${lineOf(from)} / ${Number.isNaN(to) ? shortest : Math.max(shortest, lineOf(to))}`,
      }}
    >
      <strong>{name}</strong>
      <span>
        {start}–{end}
      </span>
      {item.papers.map(({ number }) => (
        <span key={number}>
          {number}: {papers?.find((paper) => String(paper.number) === number)?.title}
        </span>
      ))}
      <i data-grip="" />
      <i data-end="" />
    </BlockButton>
  );
}
