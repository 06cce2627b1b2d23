import { ReviewerLimitsForm } from '@plenary/kit/reviewer-limits';
import { Alert, styled } from '@plenary/kit/ui';
import { type Profile, useUpdateProfile } from './profile.api';
import { texts } from './texts';

const Width = styled('div')({ maxInlineSize: 560 });

export function ProfileForm({ profile }: { profile: Profile }) {
  const update = useUpdateProfile();
  const { pause, topics, conflict } = texts;
  return (
    <Width>
      <ReviewerLimitsForm
        limits={profile}
        labels={{ pause, topics, failed: texts.saveFailed, conflict }}
        error={update.error}
        onSave={update.mutateAsync}
      >
        {(fields, submit) => (
          <>
            {fields}
            <div>{submit}</div>
            <div role="status">
              {update.isSuccess && (
                <Alert severity="success" role="presentation">
                  {texts.saved}
                </Alert>
              )}
            </div>
          </>
        )}
      </ReviewerLimitsForm>
    </Width>
  );
}
