import { api, unwrap } from '@plenary/kit/api';

export type DocumentKind = 'pro-forma' | 'receipt';

/** The address of a document, which works for whoever may read the payment. @throws ApiError */
export async function askForDocument(document: DocumentKind, id: string): Promise<string> {
  const { url } = await unwrap(
    api.POST('/api/v1/payments/{id}/documents/{document}', { params: { path: { id, document } } }),
  );
  return url;
}
