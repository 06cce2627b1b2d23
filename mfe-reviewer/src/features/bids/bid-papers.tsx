import { messageOf } from '@plenary/kit/api';
import { Alert, Button, Chip, colours, EmptyState, styled } from '@plenary/kit/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useBid, type BidPaper, type Level } from './bids.api';
import { ConflictDialog } from './conflict-dialog';
import { texts } from './texts';

const { l1, l2, l3, l4, l5, none } = texts.levels;
const LEVELS = [
  { level: 1, label: l1 },
  { level: 2, label: l2 },
  { level: 3, label: l3 },
  { level: 4, label: l4 },
  { level: 5, label: l5 },
  { level: null, label: none },
] as const;

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: 12,
    paddingBlock: 20,
    paddingInline: 12,
    borderBlockStart: `1px solid ${colours.hairline}`,
    overflowWrap: 'anywhere',
    // Above the sticky header when the keyboard moves to it.
    scrollMarginBlock: 96,
  },
  '& > li:focus-visible': { outline: `3px solid ${colours.focus}`, outlineOffset: -3 },
  '& h2': { fontSize: '1.125rem', lineHeight: 1.3 },
  '& p': { margin: 0, maxInlineSize: '70ch' },
  '& summary': { cursor: 'pointer', minBlockSize: 28 },
});

const Levels = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { position: 'absolute', clipPath: 'inset(50%)' },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: 40 },
});

const STEPS: Record<string, number> = { j: 1, k: -1 };

/** Letters move between papers, digits bid on the one with the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || isTyping(event)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[at + step]?.focus();
  event.preventDefault();
}

const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || target instanceof HTMLTextAreaElement;

interface Declaration {
  paper: BidPaper;
  /** The paper that takes the focus once this one is gone. */
  next?: BidPaper;
}

export function BidPapers({ papers, isOpen }: { papers: BidPaper[]; isOpen: boolean }) {
  const [asked, setAsked] = useState<Declaration>();
  const [declared, setDeclared] = useState<Declaration>();
  const list = useRef<HTMLOListElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!declared) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    const next = rows.find(({ dataset }) => dataset.paper === declared.next?.id);
    (next ?? status.current)?.focus();
  }, [declared]);

  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {declared && texts.declared({ title: declared.paper.title })}
      </p>
      {papers.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {papers.length > 0 && (
        <List ref={list} role="list" aria-label={texts.list} onKeyDown={moveFocus}>
          {papers.map((paper, at) => (
            <PaperItem
              key={paper.id}
              paper={paper}
              isOpen={isOpen}
              onConflict={() => setAsked({ paper, next: papers[at + 1] ?? papers[at - 1] })}
            />
          ))}
        </List>
      )}
      {asked && (
        // Outside the list, which acts on keys.
        <ConflictDialog
          paper={asked.paper}
          onClose={() => setAsked(undefined)}
          onDeclared={() => setDeclared(asked)}
        />
      )}
    </>
  );
}

interface PaperItemProps {
  paper: BidPaper;
  isOpen: boolean;
  onConflict: () => void;
}

function PaperItem({ paper, isOpen, onConflict }: PaperItemProps) {
  const bid = useBid(paper);
  const name = useId();
  const set = (level: Level) => isOpen && bid.mutate(level);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^[0-5]$/.test(event.key) || isTyping(event)) return;
    const chosen = LEVELS.find(({ level }) => level === Number(event.key));
    set(chosen?.level ?? null);
    event.preventDefault();
  };
  return (
    // Focused by J and K; digits bid.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <li data-paper={paper.id} tabIndex={0} onKeyDown={onKeyDown} aria-label={paper.title}>
      <h2>{paper.title}</h2>
      <div>
        <Chip tone="indigo">{paper.topic}</Chip> <small>{paper.keywords.join(', ')}</small>
      </div>
      <details>
        <summary>{texts.abstract}</summary>
        <p>{paper.abstract}</p>
      </details>
      <Levels disabled={!isOpen}>
        <legend>{texts.bidFor({ title: paper.title })}</legend>
        {LEVELS.map(({ level, label }) => (
          <label key={label}>
            <input
              type="radio"
              name={name}
              checked={paper.level === level}
              onChange={() => set(level)}
            />
            {label}
          </label>
        ))}
      </Levels>
      {bid.error && <Alert severity="error">{messageOf(bid.error, texts.saveFailed)}</Alert>}
      {isOpen && (
        <div>
          <Button
            look="text"
            aria-label={texts.conflictFor({ title: paper.title })}
            onClick={onConflict}
          >
            {texts.conflict}
          </Button>
        </div>
      )}
    </li>
  );
}
