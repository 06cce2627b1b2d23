import { chapters, levelOf } from './asvs-requirements.mjs';

const STATUS = {
  met: 'Met',
  'not met': '**Not met**',
  operator: 'Up to the operator',
  'not applicable': 'Not applicable',
};

/** @returns docs/security/asvs.md */
export function asvsDocument(requirements) {
  const counted = Object.entries(STATUS).map(([status, label]) => {
    const levels = [1, 2].map((level) => count(requirements, status, level));
    return `| ${label.replaceAll('*', '')} | ${levels.join(' | ')} |`;
  });
  const parts = Object.entries(chapters).map(([number, title]) => {
    const own = requirements.filter(({ id }) => id.split('.')[0] === number);
    return [`## ${number}. ${title}`, own.map(item).join('\n')].join('\n\n');
  });
  return [
    INTRODUCTION,
    ['| Status | Level 1 | Level 2 |', '| --- | --- | --- |', ...counted].join('\n'),
    ...parts,
  ].join('\n\n');
}

const INTRODUCTION = `# OWASP ASVS 5.0.0, levels 1 and 2

Written from [asvs.json](asvs.json) by \`node services/launcher/asvs.mjs\`, together with the CycloneDX attestation
[asvs.cdx.json](asvs.cdx.json). \`npm run verify\` fails when a named test or code location no longer exists.

The requirements are those of the OWASP Application Security Verification Standard 5.0.0 (CC BY-SA 4.0). The
topics below are our own short words; the [standard](https://owasp.org/www-project-application-security-verification-standard/)
has the binding text. We assessed ourselves; no third party has confirmed it. "Up to the operator" means that the
product cannot decide it: TLS, the network and key storage belong to the place where it runs.`;

function count(requirements, status, level) {
  return requirements.filter((each) => each.status === status && levelOf.get(each.id) === level)
    .length;
}

function item({ id, topic, status, evidence = [], because, missing, note }) {
  const label = `${STATUS[status]}${because ? `, because ${because}` : ''}`;
  const sentences = [
    `- **${id}** (level ${levelOf.get(id)}) ${topic}. ${label}.`,
    missing && `Missing: ${missing}.`,
    note && `${note}.`,
  ];
  const sources = evidence.map((each) => `  - ${source(each)}`);
  return [sentences.filter(Boolean).join(' '), ...sources].join('\n');
}

function source({ file, test, symbol, text, heading }) {
  const link = `[${file.split('/').at(-1)}](../../${file})`;
  if (test !== undefined) return `${link}: ${escape(test)}`;
  if (heading !== undefined) return `${link}: ${escape(heading)}`;
  return `${link}: \`${symbol ?? text}\``;
}

function escape(text) {
  return text.replace(/[\\`*_{}[\]<>|#$~]/g, '\\$&');
}
