import { paths } from '@plenary/kit/paths';
import { Chip, EmptyState, type Tone } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { Instant } from '../../shared/details/time';
import { Results } from '../../shared/list/results';
import type { RowShape } from '../../shared/list/rows/row-shape';
import { FilterTabs } from '../../shared/list/tools/filter-tabs';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList } from '../../shared/list/use-list';
import { Block } from '../../shared/page/columns';
import {
  PAGE_SIZE,
  recipientsQuery,
  type BulkEmail,
  type Delivery,
  type Recipient,
} from './bulk-emails.api';
import { texts } from './texts';

const tones: Record<Delivery, Tone> = {
  ...{ waiting: 'grey', queued: 'indigo', sent: 'green', failed: 'red', expired: 'grey' },
  ...{ bounced: 'red', suppressed: 'grey' },
  ...{ 'opted-out': 'grey', 'left-out': 'grey', 'address-bounced': 'grey' },
};

const chipOf = ({ delivery }: Recipient) => (
  <Chip tone={tones[delivery]}>{texts.delivery[delivery]}</Chip>
);

const row: RowShape<Recipient> = {
  id: ({ email }) => email,
  href: ({ userId, email }) =>
    userId
      ? adminPaths.user.href({ userId })
      : `${paths.adminPayments.href()}?q=${encodeURIComponent(email)}`,
  head: texts.log,
  title: ({ name }) => name,
  note: ({ email, reason }) => [email, reason].filter(Boolean).join(' · '),
  columns: [
    { head: texts.state, cell: chipOf },
    { head: texts.delivery.sent, cell: ({ sentAt }) => sentAt && <Instant at={sentAt} /> },
  ],
  entry: (recipient) => ({
    value: chipOf(recipient),
    text: recipient.email,
    foot: recipient.reason,
  }),
};

/** What became of each email, followed while they are being sent. */
export function RecipientLog({ email }: { email: BulkEmail }) {
  const { delivery } = email;
  const list = useList({ sort: 'position', filters: ['delivery'] });
  const page = useQuery(recipientsQuery(email, list.query));
  const all = Object.values(delivery).reduce((sum, people) => sum + people, 0);
  const tabs = (Object.keys(texts.delivery) as Delivery[])
    .filter((value) => delivery[value])
    .map((value) => ({ value, label: texts.delivery[value] }));
  return (
    <Block>
      <h2>{texts.log}</h2>
      <FilterTabs
        list={list}
        name="delivery"
        label={texts.state}
        counts={{ ...delivery, all }}
        tabs={tabs}
      />
      <SearchField list={list} label={texts.logSearch} />
      <Results
        list={list}
        label={texts.log}
        page={page}
        shape={row}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.noneFound}>{null}</EmptyState>}
      />
    </Block>
  );
}
