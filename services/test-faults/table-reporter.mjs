import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Prints the seed first, and last what the experiments counted. */
export default class TableReporter {
  onRunStart() {
    console.log(`Seed ${process.env.FAULT_SEED}`);
  }

  onRunComplete() {
    const file = process.env.FAULT_FIGURES;
    if (!existsSync(file)) return;
    const rows = readFileSync(file, 'utf8').trimEnd().split('\n');
    for (const row of rows.map((line) => JSON.parse(line))) {
      const figures = Object.entries(row.figures).map(([name, value]) => `${value} ${name}`);
      console.log(`${row.experiment.padEnd(44)} ${figures.join(', ')}`);
    }
    console.log(`Repeat with FAULT_SEED=${process.env.FAULT_SEED}`);
    rmSync(file);
  }
}
