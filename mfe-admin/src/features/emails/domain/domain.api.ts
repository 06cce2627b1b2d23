import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type EmailDomain = components['schemas']['EmailDomain'];
export type DomainRecord = components['schemas']['EmailDomainRecord'];

export const domainQuery = () =>
  queryOptions({
    queryKey: ['admin', 'emails', 'domain'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/email-domain', { signal })),
  });
