import { formErrorOf, messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Instant } from '@plenary/kit/edition';
import { Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { MentionedText, MentionField, type Participant } from '@plenary/kit/mentions';
import { Button, Chip, colours, ErrorState, Prose, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  discussionQuery,
  useDeleteComment,
  useMarkRead,
  usePostComment,
  type Comment,
} from './discussion.api';
import { OtherReviews } from './other-reviews';
import { discussionTexts as texts } from './texts';

const MAX_CHARACTERS = 5000;

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlockEnd: 24,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.4 },
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
});

const Comments = styled('ol')({
  listStyle: 'none',
  display: 'grid',
  gap: 16,
  '& li': { borderInlineStart: `3px solid ${colours.indigo200}`, paddingInlineStart: 12 },
});

const Paragraphs = styled(Prose)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, texts.required), z.maxLength(MAX_CHARACTERS)),
});

/** Nothing for reviewers who do not take part. */
export function Discussion({ paperId }: { paperId: string }) {
  const query = useQuery(discussionQuery(paperId));
  const { mutate: markRead } = useMarkRead(paperId);
  const discussion = query.data;
  const newest = discussion?.comments.findLast(({ isNew }) => isNew)?.id;
  useEffect(() => {
    if (newest !== undefined) markRead(newest);
  }, [newest, markRead]);
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={texts.failed}
        message={messageOf(query.error, texts.failedHint)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!discussion) return null;
  return (
    <>
      <OtherReviews reviews={discussion.reviews} />
      <Part aria-label={texts.title}>
        <h2>{texts.title}</h2>
        <small>{texts.hint}</small>
        {discussion.comments.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <Thread paperId={paperId} comments={discussion.comments} />
        )}
        {discussion.isOpen ? (
          <NewComment paperId={paperId} participants={discussion.participants} />
        ) : (
          <p>{texts.closed}</p>
        )}
      </Part>
    </>
  );
}

/** For who reads a discussion and takes no part in it. */
export function Discussed({ paperId, comments }: { paperId: string; comments: Comment[] }) {
  return (
    <Part aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Thread paperId={paperId} comments={comments.map((each) => ({ ...each, isNew: false }))} />
    </Part>
  );
}

function Thread({ paperId, comments }: { paperId: string; comments: Comment[] }) {
  const [toDelete, setToDelete] = useState<string>();
  const remove = useDeleteComment(paperId);
  return (
    <>
      <Comments role="list">
        {comments.map(({ id, alias, isOwn, isNew, mentionsYou, text, mentions, postedAt }) => (
          <li key={id}>
            <small>
              <strong>{writerOf({ alias, isOwn })}</strong> · <Instant at={postedAt} />
            </small>{' '}
            {isNew && !mentionsYou && <Chip tone="indigo">{texts.new}</Chip>}
            {isNew && mentionsYou && <Chip tone="amber">{texts.mentionsYou}</Chip>}
            {text === null ? (
              <p>{texts.deleted}</p>
            ) : (
              <Paragraphs dir="auto">
                <MentionedText text={text} mentions={mentions} />
              </Paragraphs>
            )}
            {isOwn && text !== null && (
              <Button
                look="text"
                aria-label={texts.deleteOf({ text: text.slice(0, 40) })}
                onClick={() => setToDelete(id)}
              >
                {texts.delete}
              </Button>
            )}
          </li>
        ))}
      </Comments>
      {toDelete !== undefined && (
        <ConfirmDialog
          {...texts.deletion}
          error={formErrorOf(remove.error, texts.failedHint)}
          onClose={() => setToDelete(undefined)}
          onConfirm={async () => {
            await remove.mutateAsync(toDelete);
            setToDelete(undefined);
          }}
        />
      )}
    </>
  );
}

interface NewCommentProps {
  paperId: string;
  participants: readonly Participant[];
}

function NewComment({ paperId, participants }: NewCommentProps) {
  const post = usePostComment(paperId);
  const form = useForm({
    schema,
    defaultValues: { text: '' },
    draftKey: `discussion-${paperId}`,
  });
  return (
    <Form
      form={form}
      error={formErrorOf(post.error, texts.notPosted)}
      onSubmit={async ({ text }) => {
        await post.mutateAsync(text);
        form.reset({ text: '' });
      }}
    >
      <MentionField
        name="text"
        label={texts.newComment}
        rows={4}
        maxLength={MAX_CHARACTERS}
        participants={participants}
      />
      <div>
        <SubmitButton look="outlined">{texts.post}</SubmitButton>
      </div>
    </Form>
  );
}

function writerOf({ alias, isOwn }: Pick<Comment, 'alias' | 'isOwn'>): string {
  if (isOwn) return texts.you;
  return alias === null ? texts.chair : texts.reviewer({ alias });
}
