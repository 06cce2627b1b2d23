import { measureVisit } from './measure-visit';
import { OBSERVED, type Observed } from './observed-queue';
import { reportThrown } from './report-thrown';

// Loaded when an error was thrown, or in a measured visit (src/start/observe.ts).
const kept = (window as unknown as { [OBSERVED]: Observed[] })[OBSERVED];

function take(observed: Observed): number {
  if (observed === 'measure') measureVisit(shareOfVisits());
  else reportThrown(observed);
  return kept.length;
}

function shareOfVisits(): number {
  const start = document.querySelector<HTMLElement>('script[data-observed]');
  return parseFloat(start?.dataset.observed ?? '');
}

kept.push = take;
kept.splice(0).forEach(take);
