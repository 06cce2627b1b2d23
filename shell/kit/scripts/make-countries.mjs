// Writes the fixed list of countries: ISO 3166-1 short English names, without the territories that
// are nobody's country of work. `node scripts/make-countries.mjs`, after an update of the package.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';

const countries = createRequire(import.meta.url)('i18n-iso-countries');

const territories =
  `AS AI AQ AW BM BV IO KY CX CC CK FK FO GF PF TF GI GL GP GU HM MQ YT MS NC NU NF
  MP PN PR RE SH PM GS SJ TK TC UM VG VI WF EH AX BQ CW GG IM JE BL MF SX`.split(/\s+/);

/** Where the package lists a form first that nobody looks for in a list, such as 'Islamic …'. */
const familiar = {
  CI: "Côte d'Ivoire",
  CN: 'China',
  CZ: 'Czechia',
  GM: 'Gambia',
  IR: 'Iran',
  MK: 'North Macedonia',
  PS: 'Palestine',
  TW: 'Taiwan',
  TZ: 'Tanzania',
};

const all = countries.getNames('en', { select: 'all' });
for (const [code, name] of Object.entries(familiar)) {
  if (!all[code].includes(name)) throw new Error(`${code} has no name ${name}`);
}
const names = Object.keys(all)
  .filter((code) => !territories.includes(code))
  .map((code) => familiar[code] ?? all[code][0])
  .sort((a, b) => a.localeCompare(b, 'en'));

const target = new URL('../src/forms/countries.gen.ts', import.meta.url).pathname;
const source = `// Made by scripts/make-countries.mjs.\nexport const countries: readonly string[] = ${JSON.stringify(names)};\n`;
const options = await resolveConfig(target);
writeFileSync(target, await format(source, { ...options, parser: 'typescript' }));
console.log(`${names.length} countries, ${readFileSync(target).length} bytes`);
