import { ApiError, api, unwrap, uploading, type components } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { AT_ONCE_BYTES, sendInParts, Sending } from '@plenary/kit/forms';
import { useAuth, useUser } from '@plenary/kit/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { putAnswers } from '../../shared/extras/extras.api';
import { removeGroupToken } from '../../shared/groups/invited-group.api';
import type { Answer } from '../../shared/extras/offers';
import { offersOf } from '../../shared/extras/stored-offers';
import {
  payByQuery,
  usePaymentMutation,
  withId,
  type Payment,
} from '../../shared/registrations/payments.api';
import type { RegistrationData } from '../../shared/registrations/registration-data';
import { registrationStatusKey } from '../../shared/registrations/registrations.api';
import {
  removeStoredRegistration,
  storedStudentProof,
  storeStudentProof,
} from '../../shared/registrations/stored-registration';
import { needsQuote, quoteKey, quoteQuery, type Quote } from './quote.api';

export type PackageChoice = components['schemas']['PackageChoice'];
export type ProofKind = 'payment' | 'student' | 'country';

interface CompletedRegistration extends RegistrationData {
  /** Of the group that pays. */
  token?: string;
}

/**
 * Idempotent, with the stored extras, answers and discount code. A failed upload does not fail the registration: the
 * payment page asks for the proof again. `sending` is undefined before the upload starts.
 */
export function useCompleteRegistration() {
  const edition = useEdition();
  const queries = useQueryClient();
  const user = useUser();
  const [sending, setSending] = useState<Sending>();
  const complete = useMutation({
    mutationFn: async ({ token, ...body }: CompletedRegistration): Promise<Payment> => {
      const offers = offersOf(edition, body);
      const { answers } = offers;
      const quote = needsQuote(edition, offers)
        ? await queries.fetchQuery(quoteQuery(body, offers))
        : undefined;
      const registered = await unwrap(
        api.POST('/api/v1/payments/manual-registration', {
          body: { ...body, price: packagePrice(quote) ?? body.price },
          headers: {
            ...(quote && { 'Price-Quote': quote.id }),
            ...(token && { 'Registration-Group': token }),
          },
        }),
      );
      const { data } = await answered(registered, answers);
      const proof = storedStudentProof();
      if (!proof || data.studentProof !== 'missing') return data;
      const begun = new Sending();
      setSending(begun);
      return uploadProof('student', data.id, { file: proof, sending: begun }, user?.id).catch(
        () => data,
      );
    },
    // An expired quote is replaced by one at today's prices.
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? queries.invalidateQueries({ queryKey: quoteKey })
        : undefined,
    onSuccess: () => {
      removeStoredRegistration();
      removeGroupToken();
      storeStudentProof(null);
      return queries.invalidateQueries({ queryKey: registrationStatusKey });
    },
  });
  return { complete, sending };
}

/** In dollars. */
function packagePrice(quote: Quote | undefined): number | undefined {
  return quote?.lines.find(({ kind }) => kind === 'package')?.amount;
}

/** A failure does not fail the registration: its page asks again. */
async function answered(registered: { data: Payment }, answers: Answer[]) {
  if (answers.length === 0) return registered;
  return putAnswers(registered.data.id, answers).catch(() => registered);
}

export function useCancelRegistration(paymentId: string) {
  return usePaymentMutation(() =>
    unwrap(api.POST('/api/v1/payments/{id}/cancel', withId(paymentId))),
  );
}

export function useChangePackage(paymentId: string) {
  return usePaymentMutation((body: PackageChoice) =>
    unwrap(api.PUT('/api/v1/payments/{id}/package', { ...withId(paymentId), body })),
  );
}

/** The payment date of the order, as soon as it is known: that of its paper, or of all others. */
export function usePayBy({ registrationType, paperId }: RegistrationData): string | undefined {
  const { user, loading } = useAuth();
  const { data } = useQuery({ ...payByQuery(user?.id), enabled: !loading });
  if (registrationType !== 'author') return data?.payBy;
  const paper = data?.papers.find(({ id }) => id === paperId) ?? data?.papers[0];
  return paper?.payBy ?? data?.payBy;
}

/** Emails the details to the address that all emails about the payment go to. */
export function useEmailDetails(paymentId: string) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/payments/{id}/email', withId(paymentId))),
  });
}

interface ProofUpload {
  file: File;
  sending: Sending;
}

export function useUploadProof(kind: ProofKind, paymentId: string) {
  const user = useUser();
  const call = async (upload: ProofUpload) => ({
    data: await uploadProof(kind, paymentId, upload, user?.id),
  });
  // The upload itself waits for the connection.
  return usePaymentMutation(call, { networkMode: 'always' });
}

/** Payers without an account are known by the cookie of this path. */
const ENDPOINT = '/payments/uploads';
const BROWSER = 'browser';

/** Larger files are sent in parts, which survive a lost connection and a reload. */
async function uploadProof(
  kind: ProofKind,
  paymentId: string,
  { file, sending }: ProofUpload,
  owner = BROWSER,
): Promise<Payment> {
  if (file.size <= AT_ONCE_BYTES) return sendAtOnce(kind, paymentId, file, sending);
  const about = { purpose: `${kind}-proof`, subject: paymentId, part: 'proof' };
  const sent = { file, owner, endpoint: ENDPOINT, ...about };
  return sendInParts(sent, sending, async (uploadId) => {
    const body = { kind, uploadId };
    const call = api.POST('/api/v1/payments/{id}/sent-proofs', { ...withId(paymentId), body });
    return (await unwrap(call)).data;
  });
}

const proofPaths = {
  payment: '/api/v1/payments/{id}/proof',
  student: '/api/v1/payments/{id}/student-proof',
  country: '/api/v1/payments/{id}/country-proof',
} as const;

async function sendAtOnce(
  kind: ProofKind,
  paymentId: string,
  file: File,
  { progress }: Sending,
): Promise<Payment> {
  const { data } = await unwrap(
    api.POST(proofPaths[kind], {
      fetch: uploading(progress),
      ...withId(paymentId),
      // OpenAPI describes a file as a string of bytes.
      body: { proof: file as unknown as string },
      bodySerializer: ({ proof }) => {
        const form = new FormData();
        form.set('proof', proof);
        return form;
      },
    }),
  );
  return data;
}
