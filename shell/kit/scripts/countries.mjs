// Writes the fixed list of countries, for forms and for the server: ISO 3166-1 short English names, without the territories that
// have no universities or institutions. `npm run countries -w @plenary/kit`; `-- --check` only compares.
import { createRequire } from 'node:module';
import { keep } from './keep.mjs';

const countries = createRequire(import.meta.url)('i18n-iso-countries');

const territories =
  `AS AI AQ AW BM BV IO KY CX CC CK FK FO GF PF TF GI GL GP GU HM MQ YT MS NC NU NF
  MP PN PR RE SH PM GS SJ TK TC UM VG VI WF EH AX BQ CW GG IM JE BL MF SX`.split(/\s+/);

/** Familiar names, where the package lists the formal one first, such as 'Islamic …'. */
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
const entries = Object.keys(all)
  .filter((code) => !territories.includes(code))
  .map((code) => [familiar[code] ?? all[code][0], code])
  .sort(([a], [b]) => a.localeCompare(b, 'en'));

const names = JSON.stringify(entries.map(([name]) => name));
const codes = JSON.stringify(Object.fromEntries(entries));
const list = `// Made by shell/kit/scripts/countries.mjs.
export const countries: readonly string[] = ${names};
`;
await keep('src/forms/countries.gen.ts', list);
await keep(
  '../../services/src/platform/core/countries.gen.ts',
  `${list}
/** ISO 3166-1 alpha-2, by name. */
export const countryCodes: Readonly<Record<string, string | undefined>> = ${codes};
`,
);
