import type { Metric } from '../front-ends/front-end-figures.sql.js';
import type { Figures } from './judge.js';

/** Sums of one version, by metric and bucket. */
export type Sums = {
  metric: Metric;
  bucket: number;
  count: number;
  estimate: number;
  budgeted: number;
}[];

/**
 * Figures of the new version since its watch began. Of failures and errors, the budgeted ones: a network cannot
 * make a version look bad with more.
 */
export function newFigures(sums: Sums, first: Sums): Figures {
  const since = sums.map((sum) => {
    const {
      count = 0,
      estimate = 0,
      budgeted = 0,
    } = first.find(({ metric, bucket }) => metric === sum.metric && bucket === sum.bucket) ?? {};
    return {
      ...sum,
      count: sum.count - count,
      estimate: sum.estimate - estimate,
      budgeted: sum.budgeted - budgeted,
    };
  });
  return figuresOf(since, 'budgeted');
}

/** Of failures and errors, all: an old version that looks worse keeps the new one. */
export function oldFigures(sums: Sums): Figures {
  return figuresOf(sums, 'count');
}

function figuresOf(sums: Sums, counted: 'count' | 'budgeted'): Figures {
  const find = (metric: Metric) => sums.find((sum) => sum.metric === metric);
  const histogram = (metric: Metric) =>
    new Map(
      sums
        .filter((sum) => sum.metric === metric && sum.budgeted > 0)
        .map(({ bucket, budgeted }) => [bucket, budgeted]),
    );
  return {
    measured: find('load')?.count ?? 0,
    loads: find('load')?.estimate ?? 0,
    failures: find('failure')?.[counted] ?? 0,
    errors: find('error')?.[counted] ?? 0,
    lcp: histogram('lcp'),
    inp: histogram('inp'),
  };
}
