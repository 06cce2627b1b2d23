import { startBehaviours, startReaderTimes } from '@plenary/kit/behaviours';
import { requestEarly } from '@plenary/kit/session/stored';
import { markAnswers } from '../app/answers-mark';
import { fetchLists } from '../remotes/early-lists';
import { focusArrival, rememberLinks } from './arrival';
import { keepUse } from './kept-use';
import { observe } from './observe';
import { needsProductNow, onNeed } from './needs';
import { aheadOfWaitingPage } from './waiting-page';
import { registerWorker } from './worker';
import {
  fetchIntoCache,
  fetchNextPage,
  fetchWhenIdle,
  preload,
  startProduct,
} from './product-code';

// The first script of every page. A page that is read works with it; the product's code is evaluated when it
// is needed (docs/decisions/2026-11-23-reading-without-code.md).
observe();
startBehaviours();
// After the first paint: where there is no Temporal, a browser takes 35 ms to find its zone.
requestAnimationFrame(() => setTimeout(startReaderTimes));
focusArrival();
rememberLinks();
const isNeeded = needsProductNow();
if (!isNeeded) markAnswers(window.location.pathname);
keepUse(startProduct);
if (isNeeded) {
  const { requests, scripts, lists, files } = aheadOfWaitingPage();
  requestEarly(['/api/v1/auth/me', ...requests]);
  preload(scripts);
  fetchLists(lists);
  fetchIntoCache(files);
  startProduct();
} else {
  onNeed(startProduct);
  fetchWhenIdle();
  fetchNextPage();
}
registerWorker();
