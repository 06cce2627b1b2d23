import { Button, Chip, colours, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { paperNumber } from '../papers.api';
import {
  figure,
  hasPair,
  withPair,
  type Proposal,
  type ProposalItem,
  type Rules,
} from './assignment.api';
import { texts } from './texts';

const FILTERS = ['all', 'weak', 'pinned'] as const;
type Filter = (typeof FILTERS)[number];
const WEAK_SCORE = 0.4;
const PAGE_SIZE = 50;

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& small': { marginInlineStart: 'auto', color: colours.muted },
  '& button': {
    minBlockSize: 40,
    paddingInline: 14,
    border: 0,
    borderBlockEnd: '3px solid transparent',
    background: 'none',
    color: colours.ink,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& [aria-pressed="true"]': {
    borderBlockEndColor: colours.secondary,
    color: colours.primary,
    fontWeight: 700,
  },
});

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `2px solid ${colours.primary}`,
  '& > li': {
    display: 'grid',
    gap: 8,
    paddingBlock: 14,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& > li > header': { display: 'flex', gap: 16, justifyContent: 'space-between' },
  '& small': { display: 'block', color: colours.muted, fontSize: '0.8125rem' },
});

const Matches = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: '10px 20px',
  overflowWrap: 'anywhere',
});

const More = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlockStart: 14,
});

const Why = styled('p')({ margin: 0, color: colours.warning, fontSize: '0.875rem' });

interface PapersProps {
  proposal: Proposal;
  rules: Rules;
  onRules: (rules: Rules) => void;
}

export function ProposalPapers({ proposal, rules, onRules }: PapersProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const of: Record<Filter, ProposalItem[]> = {
    all: proposal.items,
    weak: proposal.items.filter(({ isWeak }) => isWeak),
    pinned: proposal.items.filter(({ reviewers }) => reviewers.some(({ isPinned }) => isPinned)),
  };
  const found = of[filter];
  const shown = found.slice(0, limit);
  return (
    <section>
      <Filters role="group" aria-label={texts.show}>
        {FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => {
              setFilter(each);
              setLimit(PAGE_SIZE);
            }}
          >
            {texts.filters[each]} {of[each].length}
          </button>
        ))}
        <small>{texts.weakMeans}</small>
      </Filters>
      {shown.length === 0 && <p>{texts.noneShown}</p>}
      <List role="list">
        {shown.map((item) => (
          <PaperItem key={item.id} item={item} rules={rules} onRules={onRules} />
        ))}
      </List>
      {shown.length < found.length && (
        <More>
          <span role="status">{texts.shown({ shown: shown.length, found: found.length })}</span>
          <Button look="outlined" onClick={() => setLimit(limit + PAGE_SIZE)}>
            {texts.showMore}
          </Button>
        </More>
      )}
    </section>
  );
}

interface ItemProps extends Omit<PapersProps, 'proposal'> {
  item: ProposalItem;
}

function PaperItem({ item, rules, onRules }: ItemProps) {
  const missing = item.wanted - item.reviewers.length;
  return (
    <li>
      <header>
        <span>
          <strong>{item.title}</strong>
          <small>
            {paperNumber(item.number)} · {item.topic}
          </small>
        </span>
        <strong>{texts.score({ score: figure(item.score) })}</strong>
      </header>
      <Matches role="list">
        {item.reviewers.map((reviewer) => (
          <Match key={reviewer.id} {...{ item, reviewer, rules, onRules }} />
        ))}
        {missing > 0 && (
          <li>
            <Chip tone="red">{texts.missing({ missing })}</Chip>
          </li>
        )}
      </Matches>
      {item.isWeak && <Why>{reasonOf(item)}</Why>}
    </li>
  );
}

function reasonOf({ good, goodExcluded, goodFull, wanted, reviewers }: ProposalItem): string {
  const parts = [
    good === 0 ? [texts.why.none] : [],
    goodExcluded > 0 ? [texts.why.excluded({ count: goodExcluded })] : [],
    goodFull > 0 ? [texts.why.full({ count: goodFull })] : [],
    reviewers.length < wanted ? [texts.why.missing] : [],
  ].flat();
  return parts.length > 0 ? parts.join(' ') : texts.why.others;
}

const BIDS = [texts.bids.b1, texts.bids.b2, texts.bids.b3, texts.bids.b4, texts.bids.b5];

const bidText = (bid: number | null) => (bid === null ? texts.bids.none : BIDS[bid - 1]);

interface MatchProps extends ItemProps {
  reviewer: ProposalItem['reviewers'][number];
}

function Match({ item, reviewer, rules, onRules }: MatchProps) {
  const { id, name, score, bid, terms, knowsTopic, load, maxLoad } = reviewer;
  const pair = { paperId: item.id, reviewerId: id, name, paper: paperNumber(item.number) };
  const isPinned = hasPair(rules.pinned, pair);
  const isForbidden = hasPair(rules.forbidden, pair);
  const names = { name, paper: pair.paper };
  return (
    <li>
      <span>{name}</span>
      <small>
        <b style={{ color: score < WEAK_SCORE ? colours.warning : undefined }}>{figure(score)}</b> ·{' '}
        {bidText(bid)}
        {knowsTopic && ` · ${texts.knowsTopic}`}
        {reviewer.isExperienced && ` · ${texts.experiencedOne}`} ·{' '}
        {texts.load({ load, max: maxLoad })}
      </small>
      {terms.length > 0 && <small>{texts.terms({ terms: terms.join(', ') })}</small>}
      {isForbidden && <Chip tone="grey">{texts.forbidden}</Chip>}
      <div>
        <Button
          look="text"
          size="small"
          aria-label={isPinned ? texts.unpinName(names) : texts.pinName(names)}
          onClick={() => onRules(withPair(rules, 'pinned', pair, !isPinned))}
        >
          {isPinned ? texts.unpin : texts.pin}
        </Button>{' '}
        <Button
          look="text"
          size="small"
          aria-label={isForbidden ? texts.allowName(names) : texts.forbidName(names)}
          onClick={() => onRules(withPair(rules, 'forbidden', pair, !isForbidden))}
        >
          {isForbidden ? texts.allow : texts.forbid}
        </Button>
      </div>
    </li>
  );
}
