import { paths } from '@plenary/kit/paths';
import { ListTabs } from '../../list/list-tabs';
import { adminPaths } from '../../paths';
import { texts } from './texts';
import { texts as transfers } from './transfer-texts';

const lists = [
  { to: paths.adminPayments.href(), label: texts.registrations },
  { to: adminPaths.transfers.href(), label: transfers.title },
];

/** From the registrations to the money that no registration is known for, and back. */
export function MoneyTabs({ current }: { current: string }) {
  return <ListTabs label={texts.lists} lists={lists} current={current} />;
}
