import cyclonedx from '@cyclonedx/cyclonedx-library';

const { Spec, Validation } = cyclonedx;
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

/** @returns the first error of a document against the schema of CycloneDX 1.6, or undefined */
export async function cyclonedxProblem(text) {
  const errors = await validator.validate(text);
  return errors === null ? undefined : JSON.stringify(errors);
}
