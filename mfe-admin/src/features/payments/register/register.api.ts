import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Person = Schemas['RegistrablePerson'];
export type Made = Schemas['MadeRegistration'];
export type RegistrationData = Schemas['RegistrationData'];

export const useFindPerson = () =>
  useMutation({
    mutationFn: (email: string) =>
      unwrap(api.POST('/api/v1/admin/registrations/person', { body: { email } })),
  });

export const extrasOnSaleQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'extras-on-sale'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/payments/extras', { signal }))).items,
    enabled,
    staleTime: 0,
  });

export interface Registering {
  body: RegistrationData;
  extras: string[];
}

/** As on the site, extras are priced by a quote, which the registration redeems. */
async function register({ body, extras }: Registering): Promise<Made> {
  const { registrationPackage, academicCategory } = body;
  const quoted = { registrationPackage, academicCategory, extras };
  const headers =
    extras.length > 0
      ? { 'Price-Quote': (await unwrap(api.POST('/api/v1/payments/quotes', { body: quoted }))).id }
      : {};
  return unwrap(api.POST('/api/v1/admin/registrations', { body, headers }));
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: register,
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'payments'] }),
  });
}
