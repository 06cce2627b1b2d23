import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Form, SubmitButton, useForm, useFormState, useWatch } from '@plenary/kit/forms';
import { useNavigate } from '@plenary/kit/router';
import { Actions, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminPaths } from '../../paths';
import { Facts } from '../../shared/details/facts';
import { Blocks, Columns } from '../../shared/page/columns';
import type { SavedView } from '../../shared/list/preferences.api';
import { UnsavedChanges } from '../../shared/page/unsaved-changes';
import { usePause } from '../../shared/use-pause';
import { draftOf, ofFilters, schema, type Values } from './audience-form';
import {
  peopleQuery,
  useDelete,
  useSaveDraft,
  useSend,
  useTest,
  type BulkEmail,
} from './bulk-emails.api';
import { DraftPreview } from './draft-preview';
import { GroupFields } from './group-fields';
import { MessageFields } from './message-fields';
import { PeoplePanel, reachedBy } from './people-panel';
import { texts } from './texts';

interface DraftFormProps {
  start: { values: Values; others: Record<string, string> };
  /** Undefined for a new one. */
  email?: BulkEmail;
  onDone: (message: string) => void;
}

/** Saves first: a test and sending take the saved draft. */
export function DraftForm({ start, email, onDone }: DraftFormProps) {
  const navigate = useNavigate();
  const [others, setOthers] = useState(start.others);
  const [person, setPerson] = useState('');
  const [page, setPage] = useState('');
  const [dialog, setDialog] = useState<'send' | 'delete' | null>(null);
  const form = useForm({ schema, defaultValues: start.values });
  const { isDirty } = useFormState({ control: form.control });
  const values = { ...start.values, ...useWatch({ control: form.control }) };
  const draft = usePause(draftOf(values, others));
  const people = useQuery(peopleQuery(draft.audience, '')).data;
  const [save, test, send, remove] = [useSaveDraft(), useTest(), useSend(), useDelete()];
  const count = people ? reachedBy(values.kind, people) : 0;

  const isBusy = save.isPending || test.isPending || send.isPending || remove.isPending;

  // Once nothing is unsaved, which would hold the navigation back.
  useEffect(() => {
    if (page && !email && !isDirty) void navigate(page, { replace: true });
  }, [page, email, isDirty, navigate]);

  const setExcept = (except: string[]) => form.setValue('except', except, { shouldDirty: true });

  function applyView({ search }: SavedView) {
    const view = ofFilters(Object.fromEntries(new URLSearchParams(search)));
    form.reset({ ...form.getValues(), ...view.values }, { keepDefaultValues: true });
    setOthers(view.others);
  }

  async function saved(): Promise<BulkEmail> {
    onDone('');
    const current = form.getValues();
    // A new draft whose test or sending failed is there already.
    const saved = email ?? save.data;
    const result = await save.mutateAsync({ draft: draftOf(current, others), saved });
    form.reset(current);
    return result;
  }

  async function saveOnly() {
    const { id } = await saved();
    onDone(texts.saved);
    setPage(adminPaths.bulkEmail.href({ bulkEmailId: id }));
  }

  async function testNow() {
    const { id } = await saved();
    const { message } = await test.mutateAsync(id);
    onDone(message);
    setPage(adminPaths.bulkEmail.href({ bulkEmailId: id }));
  }

  async function sendNow() {
    const result = await saved();
    const sent = await send.mutateAsync({ email: result, people: count });
    setDialog(null);
    onDone(sent.isOnHold ? texts.held : texts.begun);
    setPage(adminPaths.bulkEmail.href({ bulkEmailId: sent.id }));
  }

  const error = save.error ?? test.error ?? send.error ?? remove.error;
  /** A message of the server at its field; the form shows the others. */
  const tried = (work: () => Promise<void>) => () =>
    work().catch((failure: unknown) => {
      setDialog(null);
      form.setServerErrors(failure);
    });
  return (
    <>
      <UnsavedChanges when={isDirty && !isBusy} />
      <Columns>
        <Blocks area="facts">
          <Form form={form} error={formErrorOf(error, texts.failed)} onSubmit={saveOnly}>
            <GroupFields
              values={values}
              others={others}
              onDropOthers={() => setOthers({})}
              onView={applyView}
            />
            <MessageFields form={form} placeholders={people?.placeholders ?? []} />
            <Actions>
              <Button
                busy={send.isPending}
                disabled={count === 0}
                onClick={() => setDialog('send')}
              >
                {texts.send}
              </Button>
              <SubmitButton>{texts.save}</SubmitButton>
              <Button look="outlined" busy={test.isPending} onClick={() => void tried(testNow)()}>
                {texts.test}
              </Button>
              {email && (
                <Button look="text" onClick={() => setDialog('delete')}>
                  {texts.remove}
                </Button>
              )}
            </Actions>
          </Form>
        </Blocks>
        <Blocks area="actions">
          <PeoplePanel
            audience={draft.audience}
            kind={draft.kind}
            onShow={setPerson}
            onLeaveOut={(key) => setExcept([...values.except, key])}
            onPutBack={(key) => setExcept(values.except.filter((each) => each !== key))}
          />
          <DraftPreview draft={draft} person={person} />
        </Blocks>
      </Columns>
      {dialog === 'send' && (
        <ConfirmDialog
          title={texts.sendTitle({ people: count })}
          text={texts.sendText}
          confirm={texts.confirm({ people: count })}
          keep={texts.keep}
          isDestructive={false}
          onConfirm={tried(sendNow)}
          onClose={() => setDialog(null)}
        >
          <Facts
            items={[
              [texts.subject, values.subject],
              [texts.kind, texts.kinds[values.kind]],
              [texts.choose, texts.groups[values.group]],
              [texts.people, texts.count({ people: count })],
              [
                texts.unsubscribed,
                values.kind === 'announcement' && people?.optedOut
                  ? texts.optedOut({ people: people.optedOut })
                  : null,
              ],
            ]}
          />
        </ConfirmDialog>
      )}
      {dialog === 'delete' && email && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          confirm={texts.remove}
          keep={texts.keep}
          onConfirm={async () => {
            await remove.mutateAsync(email.id);
            void navigate(adminPaths.bulkEmails.href());
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
