import { formatPercent } from '@plenary/kit/i18n';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Block } from '../../../shared/page/columns';
import { biddingQuery, figure, withPair, type Proposal, type Rules } from './assignment.api';
import { texts } from './texts';

const WILLING = 4;

const Figures = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 12px',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: colours.muted },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: 700 },
});

const Loads = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', color: colours.muted, paddingBlockEnd: 6 },
  '& th': { textAlign: 'start', fontWeight: 400, inlineSize: '4rem' },
  '& td': { paddingBlock: 2 },
  '& meter': { inlineSize: 'calc(100% - 3rem)', marginInlineEnd: 8 },
  // Browsers draw a good value in green.
  '& meter::-webkit-meter-bar': { border: 0, borderRadius: 0, background: colours.indigo100 },
  '& meter::-webkit-meter-optimum-value': { background: colours.primary },
  '& meter::-moz-meter-bar': { background: colours.primary },
});

const Pairs = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', gap: 12, justifyContent: 'space-between', paddingBlock: 6 },
  '& button': { flex: 'none' },
});

const percent = (share: number) => formatPercent(Math.round(1000 * share) / 10);

interface ResultProps {
  proposal: Proposal;
  rules: Rules;
  onRules: (rules: Rules) => void;
}

export function ProposalResult({ proposal, rules, onRules }: ResultProps) {
  const { result, items, seconds } = proposal;
  const { withoutExperienced, leftOutPins } = result;
  const matches = items.flatMap(({ reviewers }) => reviewers);
  const willing = matches.filter(({ bid }) => (bid ?? 0) >= WILLING).length;
  const best = result.isDrawn ? texts.bestAverage : texts.best;
  const rows: [string, string][] = [
    [texts.total, figure(result.total)],
    [best, figure(result.totalBound)],
    [texts.reached, percent(result.total / Math.max(0.001, result.totalBound))],
    [texts.lowest, figure(result.lowest)],
    [best, figure(result.lowestBound)],
    [texts.matches, texts.matchesOf({ matches: result.matches, wanted: result.wanted })],
    [texts.willing, percent(willing / Math.max(1, matches.length))],
    [texts.conflicts, String(result.conflicts)],
  ];
  return (
    <>
      <Block>
        <h2>{texts.result}</h2>
        <Figures>
          {rows.map(([name, value], at) => (
            // Two rows have the same name.
            <Row key={at} name={name} value={value} />
          ))}
        </Figures>
        <small>
          {texts.solved({
            papers: items.length,
            wanted: result.wanted,
            seconds: seconds.toFixed(1),
          })}
        </small>
      </Block>
      {withoutExperienced.length > 0 && (
        <Alert severity="warning">
          {texts.withoutExperienced({ count: withoutExperienced.length })}
        </Alert>
      )}
      {leftOutPins > 0 && (
        <Alert severity="warning">{texts.leftOutPins({ count: leftOutPins })}</Alert>
      )}
      {result.bindings.map(({ limit, total, reviewers }) => (
        <Alert key={limit} severity="warning">
          <strong>{texts.binds[limit]}</strong>
          <br />
          {texts.bindsHow[limit]({ total: figure(total), reviewers })}
        </Alert>
      ))}
      <Block>
        <h2>{texts.loadTitle}</h2>
        <LoadTable loads={result.loads} />
      </Block>
      <Block>
        <h2>{texts.pairs}</h2>
        <PairList rules={rules} onRules={onRules} />
      </Block>
      <Bidding />
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function LoadTable({ loads }: { loads: number[] }) {
  const most = Math.max(1, ...loads);
  return (
    <Loads>
      <caption>{texts.loadCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.loadPapers}</th>
          <th scope="col">{texts.loadReviewers}</th>
        </tr>
      </thead>
      <tbody>
        {loads.map((count, papers) => (
          <tr key={papers}>
            <th scope="row">{papers}</th>
            <td>
              <meter min={0} max={most} value={count} aria-hidden="true" />
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </Loads>
  );
}

function PairList({ rules, onRules }: Omit<ResultProps, 'proposal'>) {
  const of = (['pinned', 'forbidden'] as const).flatMap((kind) =>
    rules[kind].map((pair) => ({ kind, pair })),
  );
  if (of.length === 0) return <p>{texts.noPairs}</p>;
  return (
    <Pairs role="list">
      {of.map(({ kind, pair }) => (
        <li key={`${kind} ${pair.paperId} ${pair.reviewerId}`}>
          <span>
            {texts[kind]}: {pair.paper}, {pair.name}
          </span>
          <Button
            look="text"
            size="small"
            aria-label={texts.undoPair({ name: pair.name, paper: pair.paper })}
            onClick={() => onRules(withPair(rules, kind, pair, false))}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </Pairs>
  );
}

function Bidding() {
  const { data } = useQuery(biddingQuery());
  if (!data) return null;
  const { reviewersWithBids, reviewers, bids, papers, papersWanted } = data;
  return (
    <Block>
      <h2>{texts.bidding}</h2>
      <p>{data.isOpen ? texts.biddingOpen : texts.biddingClosed}</p>
      <p>
        {texts.biddingCounts({
          ...{ withBids: reviewersWithBids, reviewers, bids, papers },
          wanted: papersWanted,
        })}
      </p>
    </Block>
  );
}
