import { api, unwrap, uploading } from '@plenary/kit/api';
import { sendFile, type Sending } from '@plenary/kit/forms';
import { useUser } from '@plenary/kit/session';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { storePaper, withId, type FilePart, type PaperDetails } from './papers.api';

export interface FileOnItsWay {
  file: File;
  sending: Sending;
}

/** Of the server's registry. */
const PURPOSE = 'paper';

const keyOf = (id: string, part: FilePart) => ['paper-file', id, part];

/** Larger files are sent in parts, which survive a lost connection and a reload. */
export function useUploadFile(id: string, part: FilePart) {
  const user = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: keyOf(id, part),
    mutationFn: ({ file, sending }: FileOnItsWay) => {
      const atOnce = () => sendAtOnce(id, part, file, sending);
      if (!user) return atOnce();
      const sent = { file, purpose: PURPOSE, subject: id, part, owner: user.id };
      const use = (uploadId: string) => {
        const body = { part, uploadId };
        return unwrap(api.POST('/api/v1/papers/{id}/sent-files', { ...withId(id), body }));
      };
      return sendFile(sent, sending, { atOnce, use });
    },
    // The upload itself waits for the connection.
    networkMode: 'always',
    onSuccess: (paper) => storePaper(queries, user?.id, paper),
  });
}

/** The upload that goes on, also when its field was left meanwhile. */
export function useFileOnItsWay(id: string, part: FilePart): FileOnItsWay | undefined {
  return useMutationState({
    filters: { mutationKey: keyOf(id, part), status: 'pending' },
    select: ({ state }) => state.variables as FileOnItsWay | undefined,
  })[0];
}

function sendAtOnce(
  id: string,
  part: FilePart,
  file: File,
  { progress }: Sending,
): Promise<PaperDetails> {
  return unwrap(
    api.POST('/api/v1/papers/{id}/files', {
      fetch: uploading(progress),
      ...withId(id),
      // OpenAPI describes a file as a string of bytes.
      body: { part, file: file as unknown as string },
      bodySerializer: formOf,
    }),
  );
}

type SignedForm = FileOnItsWay & { version: string };

export function useUploadAgreement(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, version, sending }: SignedForm) => {
      const atOnce = () => sendForm(id, { file, version, sending });
      if (!user) return atOnce();
      const sent = { file, purpose: 'agreement', subject: id, part: version, owner: user.id };
      const use = (uploadId: string) => {
        const body = { version, uploadId };
        return unwrap(api.POST('/api/v1/papers/{id}/agreement/sent-form', { ...withId(id), body }));
      };
      return sendFile(sent, sending, { atOnce, use });
    },
    networkMode: 'always',
    onSuccess: (paper) => storePaper(queries, user?.id, paper),
  });
}

function sendForm(id: string, { file, version, sending }: SignedForm): Promise<PaperDetails> {
  return unwrap(
    api.POST('/api/v1/papers/{id}/agreement/form', {
      fetch: uploading(sending.progress),
      ...withId(id),
      // OpenAPI describes a file as a string of bytes.
      body: { version, form: file as unknown as string },
      bodySerializer: formOf,
    }),
  );
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
