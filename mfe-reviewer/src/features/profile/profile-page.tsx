import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { ErrorState, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ProfileForm } from './profile-form';
import { profileQuery } from './profile.api';
import { texts } from './texts';

export default function ProfilePage() {
  const profile = useQuery(profileQuery());
  return (
    <Page>
      <PageHeader
        title={texts.title}
        trail={[{ label: texts.myReviews, to: paths.reviewers.href() }, { label: texts.title }]}
      >
        <p>{texts.lead}</p>
      </PageHeader>
      {profile.isPending && <Spinner label={texts.loading} />}
      {profile.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(profile.error, texts.failedHint)}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && <ProfileForm profile={profile.data} />}
    </Page>
  );
}
