import { startContents } from './contents';
import { startGalleries } from './galleries';
import { startMaps } from './maps';
import { startMenus } from './menus';
import { startReveals } from './reveals';
import { startTabs } from './tabs';

export { startReaderTimes } from './reader-times';

/**
 * What the HTML of a page does without the product's code, and in the same way with it: listeners on the
 * document and elements that fill themselves. React renders their HTML and never changes what they change.
 */
export function startBehaviours(): void {
  startMenus();
  startTabs();
  startGalleries();
  startMaps();
  startReveals();
  startContents();
}
