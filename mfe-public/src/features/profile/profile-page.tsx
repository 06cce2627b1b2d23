import { useAuth } from '@plenary/kit/session';
import { Page, PageHeader } from '@plenary/kit/ui';
import { Details } from './details';
import { EmailAddress } from './email-address';
import { DeleteAccount, MyData } from './my-data';
import { Password } from './password';
import { SecondStep } from './second-step';
import { Sessions } from './sessions';
import { texts } from './texts';

/** One's own account. Each part saves by itself. */
export default function ProfilePage() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Page>
      <PageHeader title={texts.title} />
      <Details user={user} />
      <EmailAddress user={user} />
      <Password />
      <SecondStep />
      <Sessions />
      <MyData />
      <DeleteAccount email={user.email} />
    </Page>
  );
}
