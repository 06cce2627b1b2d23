import { useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { Page } from '@plenary/kit/ui';
import { OutlinedLink } from '../../shared/dark-links';
import { TabSet } from '../../shared/tab-set';
import { Members } from './members';
import { texts } from './texts';

export default function CommitteePage() {
  const { committee } = useEdition();
  return (
    <>
      <PageHead
        title={texts.title}
        actions={<OutlinedLink to={paths.joinCommittee.href()}>{texts.join}</OutlinedLink>}
        note={texts.note}
      />
      <Page>
        <TabSet
          label={texts.tabs}
          tabs={[
            { label: texts.chair, content: <Members people={committee.chair} /> },
            { label: texts.organizing, content: <Members people={committee.organizing} /> },
            { label: texts.scientific, content: <Members people={committee.scientific} /> },
          ]}
        />
      </Page>
    </>
  );
}
