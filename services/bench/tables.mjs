const times = (part, whole) => Number((part / whole).toFixed(2));

/** How much more a request costs with many rows than with few. */
export function growth(few, many) {
  return many.costs.map(({ name, cpu, bar, statements }, at) => ({
    request: name,
    'ms small': few.costs[at].cpu.toFixed(2),
    'ms large': cpu.toFixed(2),
    times: times(cpu, few.costs[at].cpu),
    'at most': bar,
    statements: Number(statements.toFixed(1)),
  }));
}

const BARS = { list: 1.6, open: 1.8, save: 1.5 };

export function againstPlain({ costs, baseline }) {
  return baseline.map(({ name, plain, cpu }) => {
    const ours = costs.find((cost) => cost.name === name);
    return {
      request: name,
      'ms plain': cpu.toFixed(2),
      'ms ours': ours.cpu.toFixed(2),
      times: times(ours.cpu, cpu),
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
