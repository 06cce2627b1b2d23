import { limitsOf, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useSearchParams } from '@plenary/kit/router';
import { useMay } from '@plenary/kit/session';
import { EmptyState, LinkButton } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Results } from '../../../shared/list/results';
import { ListPage } from '../../../shared/list/list-page';
import { FilterBar } from '../../../shared/list/tools/filter-bar';
import { useList } from '../../../shared/list/use-list';
import { Blocks, Columns } from '../../../shared/page/columns';
import { BulkBar } from '../bulk/bulk-bar';
import { usePaperSelection } from '../bulk/use-paper-selection';
import { texts as papers } from '../texts';
import { comparedShape } from './compared-row';
import { comparisonQuery, type Comparison } from './comparison.api';
import { DecisionChecks } from './decision-checks';
import { inconsistenciesOf } from './inconsistencies';
import { ReviewerBiases } from './reviewer-biases';
import { ScoreHistogram } from './score-histogram';
import { texts } from './texts';
import { comparedIn, PAGE_SIZE, scoreIn, useComparedFilters } from './use-compared';

/** The middle of the scale, where decisions usually are. */
const USUAL_THRESHOLD = 3;

/** All papers with reviews next to each other, and what a threshold would mean. */
export default function ComparisonPage() {
  const [params] = useSearchParams();
  const edition = useEdition();
  const score = scoreIn(params);
  const filters = useComparedFilters();
  const list = useList({ sort: `-${score}`, filters: filters.map(({ name }) => name) });
  const select = useCallback(
    ({ papers: all, reviewers }: Comparison) => ({
      ...comparedIn(params, all, edition),
      reviewers,
    }),
    [params, edition],
  );
  const page = useQuery({ ...comparisonQuery(), select });
  const [threshold, setThreshold] = useState(USUAL_THRESHOLD);
  const selection = usePaperSelection();
  const mayAct = useMay()('papers:write');
  const { found = [], reviewers = [] } = page.data ?? {};
  return (
    <ListPage
      list={list}
      title={texts.title}
      actions={
        <LinkButton look="outlined" to={paths.adminPapers.href()}>
          {papers.title}
        </LinkButton>
      }
      tools={<FilterBar list={list} filters={filters} />}
    >
      <p>{texts.scoreHints[score]}</p>
      {found.length > 0 && (
        <Columns>
          <Blocks area="facts">
            <ScoreHistogram
              papers={found}
              {...{ score, threshold }}
              onThreshold={setThreshold}
              onSelect={mayAct ? (chosen) => selection.set(chosen, true) : undefined}
            />
          </Blocks>
          <Blocks area="actions">
            <DecisionChecks
              found={inconsistenciesOf(
                found,
                score,
                ({ topic }) => limitsOf(edition, topic).reviewsNeeded,
              )}
              score={score}
            />
          </Blocks>
        </Columns>
      )}
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={comparedShape(score, edition.tracks !== undefined)}
        pageSize={PAGE_SIZE}
        total={found.length}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        selection={mayAct ? selection : undefined}
      />
      {reviewers.length > 0 && <ReviewerBiases reviewers={reviewers} />}
      {mayAct && <BulkBar selection={selection} />}
    </ListPage>
  );
}
