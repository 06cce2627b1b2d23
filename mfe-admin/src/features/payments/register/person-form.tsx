import { formErrorOf } from '@plenary/kit/api';
import { packageById, useEdition } from '@plenary/kit/edition';
import { Form, SubmitButton, useForm, useFormState, useWatch } from '@plenary/kit/forms';
import { Panel, Terms, Total } from '@plenary/kit/ui';
import { Blocks, Columns } from '../../../shared/page/columns';
import { UnsavedChanges } from '../../../shared/page/unsaved-changes';
import { money } from '../money';
import { ExtraFields, PackageFields, PersonFields, useExtras } from './person-fields';
import {
  initialValues,
  personSchema,
  toBody,
  type PersonInput,
  type PersonValues,
} from './person.schema';
import { useRegister, type Made, type Person } from './register.api';
import { texts } from './texts';

interface PersonFormProps {
  person: Person;
  onMade: (made: Made) => void;
}

export function PersonForm({ person, onMade }: PersonFormProps) {
  const edition = useEdition();
  const register = useRegister();
  const form = useForm<PersonInput, PersonValues>({
    schema: personSchema(edition, person.papers.length),
    defaultValues: initialValues(person),
  });
  const { control } = form;
  const { isDirty } = useFormState({ control });
  const [category, chosenPackage, chosen] = useWatch({
    control,
    name: ['academicCategory', 'registrationPackage', 'extras'],
  });
  const packageId = chosenPackage ?? '';
  const isCategory = category === 'student' || category === 'professional';
  const offer = packageById(edition, packageId);
  const price = isCategory ? offer?.prices[category] : undefined;
  const extras = useExtras(packageId).filter(({ id }) => chosen.includes(id));
  const hasQuestions = edition.registrationQuestions.length > 0;
  const name = `${person.firstName} ${person.lastName}`;

  return (
    <Form
      form={form}
      error={formErrorOf(register.error, texts.failed)}
      onSubmit={async (values) => {
        if (price === undefined) return;
        const body = toBody(edition, person, values, price);
        onMade(await register.mutateAsync({ body, extras: extras.map(({ id }) => id) }));
      }}
    >
      <UnsavedChanges when={isDirty && !register.isSuccess} />
      <Columns>
        <Blocks area="facts">
          <PackageFields
            person={person}
            category={isCategory ? category : undefined}
            packageId={packageId}
          />
          <ExtraFields packageId={packageId} />
          <PersonFields />
        </Blocks>
        <Blocks area="actions">
          <Panel aria-label={texts.summary}>
            <h2>{texts.summary}</h2>
            <Terms
              items={[
                [texts.package, offer?.name],
                ...extras.map((extra): [string, string] => [extra.name, money(extra.price)]),
              ]}
            />
            {price !== undefined && (
              <Total
                label={texts.total}
                amount={money(extras.reduce((sum, extra) => sum + extra.price, price))}
              />
            )}
            <p>{texts.told({ name, email: person.email })}</p>
            {hasQuestions && <p>{texts.questions}</p>}
            <p>{texts.logged}</p>
            <p>{texts.paidNext}</p>
            <SubmitButton>{texts.submit({ name })}</SubmitButton>
          </Panel>
        </Blocks>
      </Columns>
    </Form>
  );
}
