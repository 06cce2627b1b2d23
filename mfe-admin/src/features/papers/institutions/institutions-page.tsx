import { Button, EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { Announcement } from '../../../shared/page/announcement';
import { PaperTabs } from '../paper-tabs';
import { ImportDialog } from './import-dialog';
import { InstitutionDialog } from './institution-dialog';
import { InstitutionDrawer } from './institution-drawer';
import { institutionRow } from './institution-row';
import { institutionsQuery, PAGE_SIZE } from './institutions.api';
import { SuggestedDomains } from './suggested-domains';
import { texts } from './texts';

export default function InstitutionsPage() {
  const list = useList({ sort: 'name', filters: [] });
  const page = useQuery(institutionsQuery(list.query));
  const [added, setAdded] = useState<{ domain: string }>();
  const [isImporting, setImporting] = useState(false);
  const [done, setDone] = useState('');
  const q = list.get('q');
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={<PaperTabs current={texts.title} />}
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <ExportMenu request={(format) => ({ kind: 'institutions', format, ...(q && { q }) })} />
          <Button look="outlined" onClick={() => setImporting(true)}>
            {texts.import}
          </Button>
        </>
      }
      action={<Button onClick={() => setAdded({ domain: '' })}>{texts.add}</Button>}
      drawer={(id, close) => (
        <InstitutionDrawer key={id} id={id} onClose={close} onRemoved={setDone} />
      )}
    >
      <Announcement text={done} />
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={institutionRow}
        pageSize={PAGE_SIZE}
        total={list.isNarrowed ? undefined : page.data?.counts.all}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
      {!list.isNarrowed && <SuggestedDomains onChoose={(domain) => setAdded({ domain })} />}
      {added && (
        <InstitutionDialog
          domain={added.domain}
          onClose={() => setAdded(undefined)}
          onDone={setDone}
        />
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onDone={setDone} />}
    </ListPage>
  );
}
