import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { VITALS, type Vitals } from './vital-values';

// Loaded in measured visits only.
const values: Vitals = {};
const keep =
  (name: keyof Vitals, digits: number) =>
  ({ value }: Metric) => {
    values[name] = Number(value.toFixed(digits));
  };

Object.assign(window, { [VITALS]: values });
// The last value is sent, whatever it is when the page is hidden.
const options = { reportAllChanges: true };
onLCP(keep('lcp', 0), options);
onINP(keep('inp', 0), options);
onCLS(keep('cls', 4), options);
