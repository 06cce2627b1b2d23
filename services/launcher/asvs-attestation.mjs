import { levelOf } from './asvs-requirements.mjs';

const SCORE = { met: 1, 'not met': 0 };

/** @returns a document of CycloneDX 1.6 that declares which requirements are met, and by which evidence */
export function attestation(requirements, { version, license }) {
  const claimed = requirements.filter(({ status }) => status === 'met');
  const evidence = new Map(
    requirements.flatMap((each) => (each.evidence ?? []).map((one) => [refOf(one), one])),
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: product(version, license) },
    declarations: {
      assessors: [{ 'bom-ref': 'plenary', thirdParty: false, organization: { name: 'Plenary' } }],
      attestations: [
        {
          summary: 'Self-assessment against levels 1 and 2',
          assessor: 'plenary',
          map: requirements.map(mapped),
        },
      ],
      claims: claimed.map(({ id, topic, note, evidence: shown }) => ({
        'bom-ref': `claim-${id}`,
        target: 'product',
        predicate: topic,
        ...(note && { reasoning: note }),
        evidence: shown.map(refOf),
      })),
      evidence: Array.from(evidence, ([ref, one]) => ({
        'bom-ref': ref,
        description: describe(one),
        data: [{ name: one.file, contents: { url: one.file } }],
      })),
      targets: { components: [product(version, license, 'product')] },
    },
    definitions: { standards: [standard(requirements)] },
  };
}

function product(version, license, ref) {
  return {
    type: 'application',
    ...(ref && { 'bom-ref': ref }),
    name: 'plenary',
    version,
    ...(license && { licenses: [{ license: { id: license } }] }),
  };
}

function mapped({ id, status, because, missing }) {
  const rationale = missing ?? because;
  const isClaimed = status === 'met';
  const conformance = {
    ...(status in SCORE && { score: SCORE[status] }),
    ...(rationale && { rationale: `${status}: ${rationale}` }),
  };
  return { requirement: `asvs-${id}`, ...(isClaimed && { claims: [`claim-${id}`] }), conformance };
}

function standard(requirements) {
  const level = (number) => ({
    'bom-ref': `asvs-level-${number}`,
    identifier: `L${number}`,
    requirements: requirements
      .filter(({ id }) => levelOf.get(id) <= number)
      .map(({ id }) => `asvs-${id}`),
  });
  return {
    'bom-ref': 'asvs',
    name: 'OWASP Application Security Verification Standard',
    version: '5.0.0',
    description: 'Levels 1 and 2; the titles are our own short words.',
    owner: 'OWASP Foundation',
    requirements: requirements.map(({ id, topic }) => ({
      'bom-ref': `asvs-${id}`,
      identifier: `V${id}`,
      title: topic,
    })),
    levels: [level(1), level(2)],
  };
}

function describe({ test, symbol, text, heading }) {
  if (test !== undefined) return `Test: ${test}`;
  return heading === undefined ? `Code: ${symbol ?? text}` : `Document: ${heading}`;
}

function refOf({ file, test, symbol, text, heading }) {
  return `${file}#${test ?? symbol ?? text ?? heading}`;
}
