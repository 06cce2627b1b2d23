import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Button, colours, styled } from '@plenary/kit/ui';
import { api, unwrap } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import { MayAct } from '../may-act';
import { problemOf, usePaperAction, type PaperActionProps } from '../paper.api';
import { texts } from '../texts';

const Notes = styled('ol')({
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  '& li': { borderInlineStart: `3px solid ${colours.indigo200}`, paddingInlineStart: 12 },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, texts.noteRequired), z.maxLength(5000)),
});

/** Between organisers: neither authors nor reviewers see them. */
export function PaperNotes({ paper, onDone }: PaperActionProps) {
  const path = { id: paper.id };
  const add = usePaperAction(paper.id, (text: string) =>
    unwrap(api.POST('/api/v1/admin/papers/{id}/notes', { params: { path }, body: { text } })),
  );
  const remove = usePaperAction(paper.id, (noteId: string) =>
    unwrap(
      api.DELETE('/api/v1/admin/papers/{id}/notes/{noteId}', {
        params: { path: { ...path, noteId } },
      }),
    ),
  );
  const [toDelete, setToDelete] = useState<string>();
  const form = useForm({
    schema,
    defaultValues: { text: '' },
    draftKey: `note-paper-${paper.id}`,
  });
  return (
    <Block aria-label={texts.notes}>
      <h2>{texts.notes}</h2>
      <small>{texts.notesHint}</small>
      <Notes role="list">
        {paper.notes.map(({ id, author, text, createdAt, isOwn }) => (
          <li key={id}>
            <p dir="auto">{text}</p>
            <small>
              {author} · <Instant at={createdAt} />
            </small>
            {isOwn && paper.mayAct && (
              <div>
                <Button
                  look="text"
                  aria-label={texts.deleteNoteOf({ text: text.slice(0, 40) })}
                  onClick={() => setToDelete(id)}
                >
                  {texts.deleteNote}
                </Button>
              </div>
            )}
          </li>
        ))}
      </Notes>
      <MayAct paper={paper}>
        <Form
          form={form}
          error={problemOf(add.error)}
          onSubmit={async ({ text }) => {
            await add.mutateAsync(text);
            form.reset({ text: '' });
            onDone(texts.noteAdded);
          }}
        >
          <TextAreaField name="text" label={texts.newNote} rows={3} maxLength={5000} />
          <div>
            <SubmitButton look="outlined">{texts.addNote}</SubmitButton>
          </div>
        </Form>
      </MayAct>
      {toDelete !== undefined && (
        <ConfirmDialog
          {...texts.deletion}
          error={problemOf(remove.error)}
          onClose={() => setToDelete(undefined)}
          onConfirm={async () => {
            await remove.mutateAsync(toDelete);
            setToDelete(undefined);
            onDone(texts.noteDeleted);
          }}
        />
      )}
    </Block>
  );
}
