import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Prints one line for each corpus, with the reasons for which items were refused or failed. */
export default class TableReporter {
  onRunComplete() {
    const file = process.env.HOSTILE_TALLIES;
    if (!existsSync(file)) return;
    const tallies = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    console.log(row('corpus', ['tried', 'accepted', 'refused', 'failed']));
    for (const { corpus, tried, accepted, refused, failed } of tallies) {
      const sum = Object.values(refused).reduce((total, count) => total + count, 0);
      console.log(row(corpus, [tried, accepted, sum, failed.length]));
      const reasons = Object.entries(refused).sort(([, one], [, other]) => other - one);
      for (const [reason, count] of reasons)
        console.log(`  ${String(count).padStart(6)}  ${reason}`);
      for (const failure of failed.slice(0, 20)) console.log(`  FAILED  ${failure}`);
    }
    console.log(`Repeat with HOSTILE_SEED=${process.env.HOSTILE_SEED}`);
    rmSync(file);
  }
}

function row(name, cells) {
  return name.padEnd(44) + cells.map((cell) => String(cell).padStart(10)).join('');
}
