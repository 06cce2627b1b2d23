import { formErrorOf } from '@plenary/kit/api';
import { EmailField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { formatList } from '@plenary/kit/i18n';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, Button, LinkButton, Stack, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Reference } from '../../../shared/details/reference';
import { AdminPage } from '../../../shared/page/admin-page';
import { texts as payments } from '../texts';
import { PersonForm } from './person-form';
import { useFindPerson, type Made, type Person } from './register.api';
import { texts } from './texts';

const emailSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.required({ field: texts.account })),
      z.maxLength(254, texts.tooLong({ field: texts.account, max: 254 })),
      z.regex(/^[^\s@]+@[^\s@]+$/, texts.invalidEmail),
    ),
});

const Narrow = styled('div')({ maxInlineSize: 480 });

const Whole = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

export default function RegisterPage() {
  const [person, setPerson] = useState<Person | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const restart = () => {
    setPerson(null);
    setMade(null);
  };
  const trail = [{ label: payments.title, to: paths.adminPayments.href() }, { label: texts.title }];
  return (
    <AdminPage title={texts.title} trail={trail}>
      {!person && <FindPerson onFound={setPerson} />}
      {person && !made && (
        <Whole>
          <FoundPerson person={person} onOther={restart} />
          <PersonForm key={person.id} person={person} onMade={setMade} />
        </Whole>
      )}
      {person && made && <MadeRegistration person={person} made={made} onAnother={restart} />}
    </AdminPage>
  );
}

function FindPerson({ onFound }: { onFound: (person: Person) => void }) {
  const find = useFindPerson();
  const form = useForm({ schema: emailSchema, defaultValues: { email: '' } });
  return (
    <Whole>
      <p>{texts.lead}</p>
      <Narrow>
        <Form
          form={form}
          error={formErrorOf(find.error, texts.findFailed)}
          onSubmit={async ({ email }) => onFound(await find.mutateAsync(email))}
        >
          <EmailField name="email" label={texts.account} autoComplete="off" />
          <Actions>
            <SubmitButton>{texts.find}</SubmitButton>
          </Actions>
        </Form>
      </Narrow>
    </Whole>
  );
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

function FoundPerson({ person, onOther }: { person: Person; onOther: () => void }) {
  const { email, registrations } = person;
  const list = registrations.map(({ merchantReference, packageName }) =>
    texts.registration({ reference: merchantReference, package: packageName }),
  );
  return (
    <>
      <Actions>
        <strong>{texts.found({ name: nameOf(person), email })}</strong>
        <Button look="text" size="small" onClick={onOther}>
          {texts.other}
        </Button>
      </Actions>
      {list.length > 0 && (
        <Alert severity="warning">{texts.registered({ list: formatList(list) })}</Alert>
      )}
    </>
  );
}

interface MadeRegistrationProps {
  person: Person;
  made: Made;
  onAnother: () => void;
}

function MadeRegistration({ person, made, onAnother }: MadeRegistrationProps) {
  const name = nameOf(person);
  const { isNew, merchantReference, paymentId } = made;
  return (
    <Stack>
      <Alert severity={isNew ? 'success' : 'info'}>
        {isNew ? texts.made({ name, email: person.email }) : texts.known({ name })}
      </Alert>
      <p>
        {texts.reference} <Reference>{merchantReference}</Reference>
      </p>
      <p>{texts.confirm}</p>
      <Actions>
        <LinkButton to={`${paths.adminPayments.href()}?item=${paymentId}`}>{texts.open}</LinkButton>
        <Button look="outlined" onClick={onAnother}>
          {texts.another}
        </Button>
      </Actions>
    </Stack>
  );
}
