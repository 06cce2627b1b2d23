/** Title, figure, and digits after the point. */
export type Column<Measured> = [string, keyof Measured, number?];

/** The medians of one variant's runs. */
export function rowOf<Measured>(
  columns: Column<Measured>[],
  names: string[],
  runs: Measured[],
): string {
  const cells = columns.map(([, key, digits = 0]) => {
    const figure = median(runs.map((run) => Number(run[key])));
    return Number.isNaN(figure) ? '' : figure.toFixed(digits);
  });
  return `| ${[...names, ...cells].join(' | ')} |`;
}

export function tableOf<Measured>(columns: Column<Measured>[], rows: string[]): string[] {
  if (rows.length === 0) return [];
  const titles = ['Page', 'Variant', ...columns.map(([title]) => title)];
  return [`| ${titles.join(' | ')} |`, `|${titles.map(() => ' --- |').join('')}`, ...rows];
}

export const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
