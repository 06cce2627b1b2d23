import { nextScript } from '../observed/next-script';
import { OBSERVED, type Observed } from '../observed/observed-queue';
import { pageData } from './page-data';
import { isSavingData } from '../saving-data';
import { add, whenIdle } from './product-code';

/** An error may be thrown again and again while the script that reports it is on its way. */
const MOST = 9;

/**
 * Keeps errors that nothing caught, and loads the script that reports them. It also measures a share of visits, once the
 * page is idle; the draw is remembered nowhere.
 */
export function observe(): void {
  const { observed } = pageData;
  if (!observed) return;
  const kept: Observed[] = [];
  const keep = (each: Observed) => {
    if (kept.push(each) === 1) add('script', nextScript('observed'));
    if (kept.length > MOST) kept.pop();
  };
  Object.assign(window, { [OBSERVED]: kept });
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  if (Math.random() * 100 < Number(observed) && !isSavingData()) whenIdle(() => keep('measure'));
}
