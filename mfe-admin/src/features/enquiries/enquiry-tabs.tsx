import { ListTabs } from '../../shared/list/tools/list-tabs';
import { adminPaths } from '../../paths';
import { texts as other } from './other/texts';
import { texts } from './texts';

const lists = [
  { to: adminPaths.enquiries.href(), label: texts.enquiries },
  { to: adminPaths.applications.href(), label: texts.applications },
  { to: adminPaths.otherMessages.href(), label: other.title },
];

export function EnquiryTabs({ current }: { current: string }) {
  return <ListTabs label={texts.lists} lists={lists} current={current} />;
}
