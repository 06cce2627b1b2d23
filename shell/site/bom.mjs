// Bills of materials in CycloneDX: the packages that a build holds. They carry neither a time nor a
// random number, so that the same sources give the same file.
import { writeFileSync } from 'node:fs';
import cyclonedx from '@cyclonedx/cyclonedx-library';
import satisfies from 'spdx-satisfies';

const { Contrib, Enums, Models, Serialize, Spec } = cyclonedx;
const licenses = new Contrib.License.Factories.LicenseFactory((text) => satisfies(text, ['MIT']));
const serializer = new Serialize.JsonSerializer(
  new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
);

export const refOf = ({ name, version }) => `${name}@${version}`;

/**
 * Writes the bill of materials of one part of the product.
 * @param subject name and version of the part
 * @param packages each with `name`, `version` and `license`; optional are `integrity` (of the lock file),
 * `isOptional`, `bundles` (the builds that hold it) and `dependencies` (references to other packages)
 * @param direct references to the packages that the part itself asks for; all, unless given
 * @param tools packages that made the build
 */
export function writeBom(file, { subject, packages, direct, tools = [] }) {
  const bom = new Models.Bom();
  bom.metadata.component = componentOf(Enums.ComponentType.Application, subject);
  for (const tool of tools)
    bom.metadata.tools.components.add(componentOf(Enums.ComponentType.Application, tool));
  const components = new Map(
    packages.map((each) => [refOf(each), componentOf(Enums.ComponentType.Library, each)]),
  );
  for (const component of components.values()) bom.components.add(component);
  const connect = (component, references = []) => {
    for (const reference of references)
      component.dependencies.add(components.get(reference).bomRef);
  };
  connect(bom.metadata.component, direct ?? components.keys());
  for (const each of packages) connect(components.get(refOf(each)), each.dependencies);
  writeFileSync(file, `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`);
}

function componentOf(type, { name, version, license, integrity, isOptional, bundles = [] }) {
  const [scope, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const component = new Models.Component(type, short, {
    bomRef: refOf({ name, version }),
    group: scope,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`,
  });
  if (license) component.licenses.add(licenses.makeFromString(license));
  if (isOptional) component.scope = Enums.ComponentScope.Optional;
  const [, algorithm, hash] = /^(sha512)-(.+)$/.exec(integrity ?? '') ?? [];
  if (algorithm)
    component.hashes.set(
      Enums.HashAlgorithm['SHA-512'],
      Buffer.from(hash, 'base64').toString('hex'),
    );
  for (const bundle of bundles)
    component.properties.add(new Models.Property('plenary:bundle', bundle));
  return component;
}
