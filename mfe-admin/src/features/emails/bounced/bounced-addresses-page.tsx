import { Alert, EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { EmailTabs } from '../email-tabs';
import { bouncedQuery, PAGE_SIZE } from './bounced-addresses.api';
import { BouncedDrawer } from './bounced-drawer';
import { bouncedRow } from './bounced-row';
import { texts } from './texts';

export default function BouncedAddressesPage() {
  const list = useList({ sort: '-since', filters: [] });
  const page = useQuery(bouncedQuery(list.query));
  const [isCleared, setCleared] = useState(false);
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={<EmailTabs current={texts.title} />}
      tools={<SearchField list={list} label={texts.search} />}
      drawer={(id, close) => (
        <LoadedDrawer query={page} onClose={close}>
          {({ items }) => {
            const address = items.find((each) => each.id === id);
            const onCleared = () => {
              setCleared(true);
              close();
            };
            return address ? (
              <BouncedDrawer key={id} address={address} onCleared={onCleared} onClose={close} />
            ) : (
              <Drawer title={texts.gone} onClose={close}>
                {null}
              </Drawer>
            );
          }}
        </LoadedDrawer>
      )}
    >
      {isCleared && <Alert severity="success">{texts.cleared}</Alert>}
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={bouncedRow}
        pageSize={PAGE_SIZE}
        total={page.data?.counts.all}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
