import { ApiError, messageOf } from '@plenary/kit/api';
import { Alert, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { WrittenEmail } from '../../shared/email/written-email';
import { Block } from '../../shared/page/columns';
import { previewQuery, type Draft } from './bulk-emails.api';
import { texts } from './texts';

/** As wide as a phone. */
const Phone = styled('div')({ maxInlineSize: 360 });

export function DraftPreview({ draft, person }: { draft: Draft; person: string }) {
  const isWritten = draft.subject.trim() !== '' && draft.body.trim() !== '';
  const preview = useQuery({ ...previewQuery(draft, person), enabled: isWritten });
  const { data } = preview;
  return (
    <Block>
      <h2>{texts.preview}</h2>
      {!isWritten && <p>{texts.previewEmpty}</p>}
      {preview.isLoading && <Spinner />}
      {isWritten && preview.isError && (
        <Alert severity="info">
          {preview.error instanceof ApiError && preview.error.status === 400
            ? [texts.previewRefused, ...Object.values(preview.error.fields)].join(' ')
            : messageOf(preview.error, texts.failed)}
        </Alert>
      )}
      {isWritten && data && !preview.isError && (
        <>
          <p>
            <small>
              {data.name && data.email
                ? texts.previewFor({ name: data.name, email: data.email })
                : texts.previewSample}
            </small>
          </p>
          <Phone>
            <WrittenEmail email={data} />
          </Phone>
        </>
      )}
    </Block>
  );
}
