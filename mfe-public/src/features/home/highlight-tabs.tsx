import { TabSet } from '../../parts/tab-set';
import { Partners } from './partners';
import { Speakers } from './speakers';
import { texts } from './texts';
import { Venue } from './venue';

const tabs = [
  { label: texts.speakers, content: <Speakers /> },
  { label: texts.venue, content: <Venue /> },
  { label: texts.partners, content: <Partners /> },
];

/** Who speaks, where, and with whom. */
export function HighlightTabs() {
  return <TabSet label={texts.tabs} tabs={tabs} />;
}
