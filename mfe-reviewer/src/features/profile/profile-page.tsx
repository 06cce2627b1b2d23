import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { ErrorState, Page, PageHeader, Section, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ExpertiseForm } from './expertise-form';
import { expertiseQuery } from './expertise.api';
import { ProfileForm } from './profile-form';
import { profileQuery } from './profile.api';
import { RelationsSection } from './relations-section';
import { texts as relations } from './relations.texts';
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
      <ExpertiseSection />
      <Part>
        <h2>{relations.title}</h2>
        <Width>
          <RelationsSection />
        </Width>
      </Part>
    </Page>
  );
}

/** As large as the headings of the form above. */
const Part = styled(Section)({ '& > h2': { fontSize: '1.25rem' } });

const Width = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 640 });

function ExpertiseSection() {
  const expertise = useQuery(expertiseQuery());
  return (
    <Part>
      <h2>{texts.expertise}</h2>
      <Width>
        <p>{texts.expertiseLead}</p>
        {expertise.isPending && <Spinner label={texts.loading} />}
        {expertise.isLoadingError && (
          <ErrorState
            title={texts.expertiseFailed}
            message={messageOf(expertise.error, texts.failedHint)}
            onRetry={() => void expertise.refetch()}
          />
        )}
        {expertise.data && <ExpertiseForm expertise={expertise.data} />}
      </Width>
    </Part>
  );
}
