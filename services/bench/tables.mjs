const times = (part, whole) => Number((part / whole).toFixed(2));

const BARS = { list: 1.6, open: 1.8, save: 1.5 };

/** @param rows of `grown` */
export function againstPlain(rows, baseline) {
  return baseline.map(({ name, plain, cpu }) => {
    const ours = rows.find(({ request }) => request === name)['ms large'];
    return {
      request: name,
      'ms plain': cpu.toFixed(2),
      'ms ours': ours,
      times: times(ours, cpu),
      'at most': BARS[plain],
    };
  });
}

/** Each export of a larger conference, next to that of a smaller one. */
export function exportRows(few, many) {
  const both = (at, name, digits = 1) =>
    `${(few[at][name] / 1e6).toFixed(digits)} / ${(many[at][name] / 1e6).toFixed(digits)}`;
  return many.map(({ kind, rows, format, cpu }, at) => ({
    export: `${kind}, ${format}`,
    rows: `${few[at].rows} / ${rows}`,
    'MB written': both(at, 'bytes', 2),
    'live heap grew at most, MB': both(at, 'heap'),
    'CPU ms per 1000 rows': ((cpu / rows) * 1000).toFixed(1),
    'memory grew, MB': both(at, 'grown', 0),
  }));
}

/** A table for `docs/performance.md`. */
export function markdown(rows) {
  const columns = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n');
}
