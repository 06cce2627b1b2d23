import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Ago } from '../../../shared/details/time';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { EnquiryTabs } from '../enquiry-tabs';
import { MessageDrawer } from './message-drawer';
import { otherMessagesQuery, PAGE_SIZE, type InboundMessage } from './other-messages.api';
import { texts } from './texts';

const row: RowShape<InboundMessage> = {
  id: ({ id }) => id,
  head: texts.sender,
  title: ({ name }) => name,
  note: ({ subject }) => subject || texts.noSubject,
  columns: [
    { head: texts.email, cell: ({ email }) => email },
    {
      head: texts.received,
      sort: { by: 'receivedAt', kind: 'time' },
      isNumeric: true,
      cell: ({ receivedAt }, now) => <Ago at={receivedAt} now={now} />,
    },
  ],
  entry: ({ subject, email, receivedAt }, now) => ({
    value: null,
    text: subject || texts.noSubject,
    age: <Ago at={receivedAt} now={now} />,
    foot: email,
  }),
};

/** Messages to the mailbox that reply to no email of the product. */
export default function OtherMessagesPage() {
  const list = useList({ sort: '-receivedAt', filters: [] });
  const page = useQuery(otherMessagesQuery(list.query));
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={<EnquiryTabs current={texts.title} />}
      tools={<SearchField list={list} label={texts.search} />}
      drawer={(id, close) => (
        <LoadedDrawer query={page} onClose={close}>
          {({ items }) => {
            const message = items.find((each) => each.id === id);
            return message ? (
              <MessageDrawer key={id} message={message} onClose={close} />
            ) : (
              <Drawer title={texts.gone} onClose={close}>
                {null}
              </Drawer>
            );
          }}
        </LoadedDrawer>
      )}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={row}
        pageSize={PAGE_SIZE}
        total={page.data?.counts.all}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
