import { formErrorOf, messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { MentionedText, MentionField, type Participant } from '@plenary/kit/mentions';
import { Button, Chip, ErrorState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import { MayAct } from '../may-act';
import type { PaperActionProps } from '../paper.api';
import { texts as paperTexts } from '../texts';
import { Comments } from './comments';
import {
  discussionQuery,
  useDeleteComment,
  useMarkRead,
  usePostComment,
  type DiscussionComment,
} from './discussion.api';

const texts = paperTexts.discussion;

const MAX_CHARACTERS = 5000;

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, texts.required), z.maxLength(MAX_CHARACTERS)),
});

/** Between reviewers and organisers; authors never see it. Nothing while the edition has none. */
export function PaperDiscussion(props: PaperActionProps) {
  const { paper } = props;
  const query = useQuery(discussionQuery(paper.id));
  const { mutate: markRead } = useMarkRead(paper.id);
  const newest = query.data?.comments.findLast(({ isNew }) => isNew)?.id;
  useEffect(() => {
    if (newest !== undefined) markRead(newest);
  }, [newest, markRead]);
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={texts.failed}
        message={messageOf(query.error, paperTexts.noReason)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const discussion = query.data;
  if (!discussion || (!discussion.isOn && discussion.comments.length === 0)) return null;
  return (
    <Block aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <small>{texts.hint}</small>
      {discussion.comments.length === 0 && <p>{texts.empty}</p>}
      <Thread {...props} comments={discussion.comments} />
      {discussion.isOpen ? (
        <MayAct paper={paper}>
          <NewComment {...props} participants={discussion.participants} />
        </MayAct>
      ) : (
        <p>{texts.closed}</p>
      )}
    </Block>
  );
}

function Thread({ paper, onDone, comments }: PaperActionProps & { comments: DiscussionComment[] }) {
  const [toDelete, setToDelete] = useState<string>();
  const remove = useDeleteComment(paper.id);
  return (
    <>
      <Comments>
        {comments.map(
          ({ id, alias, author, isOwn, isNew, mentionsYou, text, mentions, postedAt }) => (
            <article key={id}>
              <h3>
                {author}{' '}
                <small>
                  {alias === null ? texts.chair : texts.reviewer({ alias })} ·{' '}
                  <Instant at={postedAt} />
                </small>{' '}
                {isNew && !mentionsYou && <Chip tone="indigo">{texts.new}</Chip>}
                {isNew && mentionsYou && <Chip tone="amber">{texts.mentionsYou}</Chip>}
              </h3>
              <p dir="auto">
                {text === null ? texts.deleted : <MentionedText text={text} mentions={mentions} />}
              </p>
              {isOwn && text !== null && paper.mayAct && (
                <div>
                  <Button
                    look="text"
                    aria-label={texts.deleteOf({ text: text.slice(0, 40) })}
                    onClick={() => setToDelete(id)}
                  >
                    {texts.delete}
                  </Button>
                </div>
              )}
            </article>
          ),
        )}
      </Comments>
      {toDelete !== undefined && (
        <ConfirmDialog
          {...texts.deletion}
          error={formErrorOf(remove.error, paperTexts.failed)}
          onClose={() => setToDelete(undefined)}
          onConfirm={async () => {
            await remove.mutateAsync(toDelete);
            setToDelete(undefined);
            onDone(texts.removed);
          }}
        />
      )}
    </>
  );
}

type NewCommentProps = PaperActionProps & { participants: readonly Participant[] };

function NewComment({ paper, onDone, participants }: NewCommentProps) {
  const post = usePostComment(paper.id);
  const form = useForm({
    schema,
    defaultValues: { text: '' },
    draftKey: `discussion-paper-${paper.id}`,
  });
  return (
    <Form
      form={form}
      error={formErrorOf(post.error, paperTexts.failed)}
      onSubmit={async ({ text }) => {
        await post.mutateAsync(text);
        form.reset({ text: '' });
        onDone(texts.posted);
      }}
    >
      <MentionField
        name="text"
        label={texts.newComment}
        rows={3}
        maxLength={MAX_CHARACTERS}
        participants={participants}
      />
      <div>
        <SubmitButton look="outlined">{texts.post}</SubmitButton>
      </div>
    </Form>
  );
}
