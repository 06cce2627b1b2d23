import { pageFrontEnds } from './front-end-addresses';
import { nextScript } from './next-script';
import { FRONT_END_MARK } from './observed-queue';
import { sendReport } from './send-report';
import { VITALS, type Vitals } from './vital-values';

/**
 * Counts the front ends that the visit loads, and adds the web vitals of its first page, which belong to the shell and to
 * the first remote. Sent when the page is hidden: vitals once, as they are by then.
 */
export function measureVisit(share: number): void {
  const loaded = pageFrontEnds();
  const sent = new Set<string>();
  new PerformanceObserver((marks) => {
    for (const { name } of marks.getEntries()) {
      const [mark, frontEnd, version] = name.split(' ');
      if (mark === FRONT_END_MARK && frontEnd && version && !loaded.has(frontEnd)) {
        loaded.set(frontEnd, version);
      }
    }
  }).observe({ type: 'mark', buffered: true });

  const send = () => {
    const [, landing] = [...loaded.keys()];
    const isFirst = sent.size === 0;
    const unsent = [...loaded].filter(([frontEnd]) => !sent.has(frontEnd));
    if (unsent.length === 0) return;
    const values = (window as { [VITALS]?: Vitals })[VITALS];
    const frontEnds = unsent.map(([frontEnd, version]) => {
      const isMeasured = isFirst && (frontEnd === 'shell' || frontEnd === landing);
      return { frontEnd, version, ...(isMeasured ? values : {}) };
    });
    for (const [frontEnd] of unsent) sent.add(frontEnd);
    sendReport('/front-end-measurements', { share, frontEnds });
  };
  // After the library's own listeners, which bring the last values; loads are counted without it, too.
  // `pagehide` comes before it, and before the last values.
  const listen = () =>
    document.addEventListener('visibilitychange', () => document.hidden && send());
  const library = { ...nextScript('vitals'), onload: listen, onerror: listen };
  document.head.append(Object.assign(document.createElement('script'), library));
}
