import { ListTabs } from '../../shared/list/tools/list-tabs';
import { adminPaths } from '../../paths';
import { texts as bounced } from './bounced/texts';
import { texts as domain } from './domain/texts';
import { texts } from './texts';

const lists = [
  { to: adminPaths.emails.href(), label: texts.title },
  { to: adminPaths.bouncedAddresses.href(), label: bounced.title },
  { to: adminPaths.emailDomain.href(), label: domain.title },
];

export function EmailTabs({ current }: { current: string }) {
  return <ListTabs label={texts.lists} lists={lists} current={current} />;
}
