import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Texts } from '../../shared/wordings/wording';

export type Template = components['schemas']['EmailTemplate'];
export type TemplateText = Template['texts'][number];
export type TemplateRow = components['schemas']['EmailTemplates']['items'][number];
type Kind = TemplateRow['kind'];

const key = ['admin', 'email-templates'];

export const templatesQuery = () =>
  queryOptions({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/email-templates', { signal })),
  });

export const templateQuery = (kind: Kind) =>
  queryOptions({
    queryKey: [...key, 'one', kind],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/email-templates/{kind}', { params: { path: { kind } }, signal }),
      ),
  });

/** The last emails of a kind, to preview with. */
export const recentQuery = (kind: Kind, enabled: boolean) =>
  queryOptions({
    queryKey: [...key, 'recent', kind],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/emails', { params: { query: { kind, limit: 5 } }, signal })),
    enabled,
  });

/** @param source the index of a sample, or the id of an email */
export const previewQuery = (kind: Kind, texts: Texts, source: string) =>
  queryOptions({
    queryKey: [...key, 'preview', kind, source, texts],
    queryFn: ({ signal }) =>
      source.length > 4
        ? unwrap(
            api.POST('/api/v1/admin/email-templates/{kind}/preview/{id}', {
              params: { path: { kind, id: source } },
              body: { texts },
              signal,
            }),
          )
        : unwrap(
            api.POST('/api/v1/admin/email-templates/{kind}/preview', {
              params: { path: { kind } },
              body: { texts, sample: Number(source) },
              signal,
            }),
          ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

export function useSaveTexts(kind: Kind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: number; texts: Texts }) =>
      unwrap(api.PUT('/api/v1/admin/email-templates/{kind}', { params: { path: { kind } }, body })),
    onSuccess: (template) => {
      client.setQueryData(templateQuery(kind).queryKey, template);
      return client.invalidateQueries({ queryKey: templatesQuery().queryKey });
    },
  });
}
