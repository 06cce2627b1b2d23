import { formErrorOf } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Actions, Alert, LinkButton, Page, PageHeader, styled } from '@plenary/kit/ui';
import { registrationPaths } from '../../paths';
import { texts as registration } from '../../shared/registrations/texts';
import { GroupFields } from './group-fields';
import { groupInput, groupOf, groupSchema } from './group.schema';
import { useCreateGroup } from './groups.api';
import { texts } from './texts';

const Narrow = styled('div')({ display: 'grid', gap: 24, maxInlineSize: 640 });

export default function NewGroupPage() {
  const isOn = useEdition().groupsOpen === true;
  const trail = [
    { label: registration.breadcrumb, to: paths.conferenceRegister.href() },
    { label: texts.title, to: paths.groups.href() },
    { label: texts.create },
  ];
  return (
    <Page>
      <PageHeader title={texts.create} trail={trail}>
        {isOn && <p>{texts.createLead}</p>}
      </PageHeader>
      <Narrow>
        {isOn ? <NewGroupForm /> : <Alert severity="info">{texts.switchedOff}</Alert>}
      </Narrow>
    </Page>
  );
}

function NewGroupForm() {
  const user = useUser();
  const navigate = useNavigate();
  const create = useCreateGroup();
  const form = useForm({
    schema: groupSchema,
    defaultValues: groupInput(undefined, user),
    draftKey: 'new-group',
  });
  return (
    <Form
      form={form}
      error={formErrorOf(create.error, texts.createFailed)}
      onSubmit={async (values) => {
        const { id } = await create.mutateAsync(groupOf(values));
        void navigate(registrationPaths.group.href({ groupId: id }), { replace: true });
      }}
    >
      <GroupFields />
      <Actions>
        <SubmitButton>{texts.create}</SubmitButton>
        <LinkButton look="outlined" to={paths.groups.href()}>
          {texts.cancel}
        </LinkButton>
      </Actions>
    </Form>
  );
}
