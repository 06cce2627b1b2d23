import { useUser } from '@plenary/kit/session';
import { Page, PageHeader } from '@plenary/kit/ui';
import { Announcements } from './announcements';
import { Details } from './details';
import { GroupRegistrations } from './group-registrations';
import { EmailAddress } from './email-address';
import { DeleteAccount } from './delete-account';
import { MyData } from './my-data';
import { OwnDocuments } from './own-documents';
import { Password } from './password';
import { Sessions } from './sessions';
import { Shortcuts } from './shortcuts';
import { texts } from './texts';
import { TwoFactor } from './two-factor';
import { VisaLetter } from './visa-letter';

export default function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <Page>
      <PageHeader title={texts.title} />
      <Details user={user} />
      <EmailAddress user={user} />
      <Password />
      <TwoFactor />
      {user.role === 'admin' && <Shortcuts />}
      <Announcements />
      <Sessions />
      <OwnDocuments />
      <VisaLetter />
      <GroupRegistrations />
      <MyData />
      <DeleteAccount email={user.email} />
    </Page>
  );
}
