import { paths } from '@plenary/kit/paths';
import { ListTabs } from '../../shared/list/tools/list-tabs';
import { adminPaths } from '../../paths';
import { texts } from './texts';
import { texts as transfers } from './transfers/texts';

const lists = [
  { to: paths.adminPayments.href(), label: texts.registrations },
  { to: adminPaths.transfers.href(), label: transfers.title },
];

export function PaymentTabs({ current }: { current: string }) {
  return <ListTabs label={texts.lists} lists={lists} current={current} />;
}
