import { messageOf } from '@plenary/kit/api';
import { Instant, useEdition } from '@plenary/kit/edition';
import { Form, RadioCards, SubmitButton, useForm } from '@plenary/kit/forms';
import { useNavigate } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { colours, LinkButton, Section, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { NextStep } from '../../shared/papers/next-step';
import { submitPath } from '../../shared/papers/next-step-of';
import { PaperStatusLine } from '../../shared/papers/paper-status-line';
import { papersQuery, useCreateDraft, type Paper } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { hasCameraReady } from '../../shared/papers/timeline-entries';
import { texts } from './texts';

const words = texts.start;

const Layout = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 800 });
const Draft = styled('article')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  borderBlockStart: `1px solid ${colours.hairline}`,
  paddingBlock: 16,
  '& strong': { fontSize: '1.125rem', color: colours.ink, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.875rem', color: colours.muted },
});

export function Start({ isOpen }: { isOpen: boolean }) {
  const user = useUser();
  const papers = useQuery(papersQuery(user?.id)).data?.items ?? [];
  const items = papers.filter(({ role }) => role === 'submitter');
  const awaiting = items.filter(isAwaitingCameraReady);
  const drafts = items.filter(({ status }) => status === 'draft');
  return (
    <>
      {awaiting.length > 0 && (
        <Section aria-labelledby="camera-ready">
          <h2 id="camera-ready">{words.awaitingCameraReady}</h2>
          <Layout>
            {awaiting.map((paper) => (
              <Draft key={paper.id}>
                <strong>{paper.title}</strong>
                <NextStep paper={paper} />
              </Draft>
            ))}
          </Layout>
        </Section>
      )}
      {drafts.length > 0 && (
        <Section aria-labelledby="drafts">
          <h2 id="drafts">{words.drafts}</h2>
          <Layout>
            {drafts.map((draft) => (
              <DraftItem key={draft.id} draft={draft} />
            ))}
          </Layout>
        </Section>
      )}
      {isOpen && (
        <Section aria-labelledby="new">
          <h2 id="new">{words.title}</h2>
          <NewDraft />
        </Section>
      )}
    </>
  );
}

function DraftItem({ draft }: { draft: Paper }) {
  return (
    <Draft>
      <PaperStatusLine paper={draft} />
      <strong>{draft.title || shared.untitled}</strong>
      {draft.savedAt && (
        <small>
          <Instant at={draft.savedAt} phrase={(time) => words.savedAt({ time })} />
        </small>
      )}
      <LinkButton look="outlined" to={submitPath(draft.id)}>
        {words.continue}
      </LinkButton>
    </Draft>
  );
}

function NewDraft() {
  const { limits } = useEdition();
  const create = useCreateDraft();
  const navigate = useNavigate();
  const form = useForm({
    schema: z.object({ kind: z.enum(['full-paper', 'poster']) }),
    defaultValues: { kind: 'full-paper' },
  });
  return (
    <Layout>
      <Form
        form={form}
        onSubmit={({ kind }) =>
          create.mutateAsync(kind, { onSuccess: ({ id }) => void navigate(submitPath(id)) })
        }
        error={create.isError && messageOf(create.error, words.failed)}
      >
        <RadioCards
          name="kind"
          label={words.kind}
          options={[
            {
              value: 'full-paper',
              title: words.fullPaper,
              text: words.fullPaperText({ pages: limits.paperPages }),
            },
            {
              value: 'poster',
              title: words.poster,
              text: words.posterText({
                format: limits.posterFormat,
                min: limits.posterPagesMin,
                max: limits.posterPagesMax,
              }),
            },
          ]}
        />
        <p>{words.autosave}</p>
        <div>
          <SubmitButton>{words.create}</SubmitButton>
        </div>
      </Form>
    </Layout>
  );
}

function isAwaitingCameraReady(paper: Paper): boolean {
  return paper.status === 'accepted' && paper.payment === 'confirmed' && !hasCameraReady(paper);
}
