import { messageOf } from '@plenary/kit/api';
import { formatInstant, useEdition } from '@plenary/kit/edition';
import { Form, RadioCards, SubmitButton, useForm } from '@plenary/kit/forms';
import { useNavigate } from '@plenary/kit/router';
import { colours, LinkButton, Section, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { NextStep, submitPath } from '../../papers/next-step';
import { PaperState } from '../../papers/paper-state';
import { type Paper, usePaperActs, usePapers } from '../../papers/papers.api';
import { texts as shared } from '../../papers/texts';
import { texts } from './texts';

const words = texts.start;

const Room = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 800 });
const Draft = styled('article')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  borderBlockStart: `1px solid ${colours.hairline}`,
  paddingBlock: 16,
  '& strong': { fontSize: '1.125rem', color: colours.ink, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.875rem', color: colours.muted },
});

/** The camera-ready paper that waits comes first, then what was begun, then something new. */
export function Start({ isOpen }: { isOpen: boolean }) {
  const items = usePapers().data?.items ?? [];
  const waiting = items.filter(waitsForCameraReady);
  const drafts = items.filter(({ status }) => status === 'draft');
  return (
    <>
      {waiting.length > 0 && (
        <Section aria-labelledby="waiting">
          <h2 id="waiting">{words.waiting}</h2>
          <Room>
            {waiting.map((paper) => (
              <Draft key={paper.id}>
                <strong>{paper.title}</strong>
                <NextStep paper={paper} />
              </Draft>
            ))}
          </Room>
        </Section>
      )}
      {drafts.length > 0 && (
        <Section aria-labelledby="drafts">
          <h2 id="drafts">{words.drafts}</h2>
          <Room>
            {drafts.map((draft) => (
              <OneDraft key={draft.id} draft={draft} />
            ))}
          </Room>
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

function OneDraft({ draft }: { draft: Paper }) {
  return (
    <Draft>
      <PaperState paper={draft} />
      <strong>{draft.title || shared.untitled}</strong>
      {draft.savedAt && (
        <small>
          {words.saved} <time dateTime={draft.savedAt}>{formatInstant(draft.savedAt)}</time>
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
  const { begin } = usePaperActs();
  const navigate = useNavigate();
  const form = useForm({
    schema: z.object({ kind: z.enum(['full-paper', 'poster']) }),
    defaultValues: { kind: 'full-paper' },
  });
  const beginning = useMutation({
    mutationFn: begin,
    onSuccess: ({ id }) => navigate(submitPath(id)),
  });
  return (
    <Room>
      <Form
        form={form}
        onSubmit={({ kind }) => beginning.mutateAsync(kind)}
        error={beginning.isError && messageOf(beginning.error, words.failed)}
      >
        <RadioCards
          name="kind"
          label={words.kind}
          options={[
            {
              value: 'full-paper',
              title: words.fullPaper,
              text: words.fullPaperText(limits.paperPages),
            },
            {
              value: 'poster',
              title: words.poster,
              text: words.posterText(
                limits.posterFormat,
                limits.posterPagesMin,
                limits.posterPagesMax,
              ),
            },
          ]}
        />
        <p>{words.explained}</p>
        <div>
          <SubmitButton>{words.begin}</SubmitButton>
        </div>
      </Form>
    </Room>
  );
}

function waitsForCameraReady({ status, payment, versions }: Paper): boolean {
  const isHandedIn = versions.some(
    ({ stage, isSubmitted }) => stage === 'camera-ready' && isSubmitted,
  );
  return status === 'accepted' && payment === 'confirmed' && !isHandedIn;
}
