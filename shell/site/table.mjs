/** Rows of texts as lines, their columns below one another. */
export function table(rows) {
  const texts = rows.map((row) => row.map((cell) => cell ?? ''));
  const widths = texts[0].map((_, column) => Math.max(...texts.map((row) => row[column].length)));
  const line = (row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  return texts.map((row) => line(row).trimEnd()).join('\n');
}
