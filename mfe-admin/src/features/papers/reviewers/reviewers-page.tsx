import { useEdition } from '@plenary/kit/edition';
import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { FilterField } from '../../../shared/list/tools/filter-field';
import { countOf, FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { Filters } from '../../../shared/list/tools/filters';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { PaperTabs } from '../paper-tabs';
import { ReviewerDrawer } from './reviewer-drawer';
import { reviewerRow } from './reviewer-row';
import { texts } from './texts';
import { PAGE_SIZE, reviewersQuery, type Reviewer } from './reviewers.api';

const availabilities: Reviewer['availability'][] = ['available', 'at-capacity', 'paused'];
const tabs = availabilities.map((value) => ({ value, label: texts.availabilities[value] }));

export default function ReviewersPage() {
  const list = useList({ sort: 'name', filters: ['availability', 'topic'] });
  const page = useQuery(reviewersQuery(list.query));
  const counts = page.data?.counts;
  const topics = useEdition().topics.map(({ name }) => ({ value: name, label: name }));
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <PaperTabs current={texts.title} />
          <FilterTabs {...{ list, counts, tabs }} name="availability" label={texts.availability} />
        </>
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <Filters list={list} names={['topic']}>
            <FilterField
              list={list}
              name="topic"
              label={texts.topics}
              all={texts.anyTopic}
              options={topics}
            />
          </Filters>
        </>
      }
      drawer={(id, close) => <ReviewerDrawer key={id} id={id} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={reviewerRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'availability', counts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
