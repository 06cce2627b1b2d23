import { ListTabs } from '../../list/list-tabs';
import { adminPaths } from '../../paths';
import { texts } from './texts';

const lists = [
  { to: adminPaths.messages.href(), label: texts.messages },
  { to: adminPaths.applications.href(), label: texts.applications },
];

/** From one of the two lists to the other. */
export function LetterTabs({ current }: { current: string }) {
  return <ListTabs label={texts.lists} lists={lists} current={current} />;
}
