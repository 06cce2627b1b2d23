import { api, unwrap, type components } from '@plenary/kit/api';
import { useLocation } from '@plenary/kit/router';
import { readDraft, removeDraft, writeDraft } from '@plenary/kit/session';
import { useAfterHydration } from '@plenary/kit/ui';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentsByReferenceKey } from '../registrations/payments.api';
import type { RegistrationData } from '../registrations/registration-data';

export type InvitedGroup = components['schemas']['GroupInvitation'];

const TOKEN = 'registration-group';

/** The group of the link that this tab opened, until the registration is recorded or the group is left. */
export function storedGroupToken(): string | undefined {
  const token = readDraft(TOKEN)?.token;
  return typeof token === 'string' ? token : undefined;
}

export function removeGroupToken(): void {
  removeDraft(TOKEN);
}

/** Of the address, or of this tab; undefined while a prerendered page is hydrated. */
export function useGroupToken(): { token?: string; leave: () => void } {
  const { search } = useLocation();
  const [token, setToken] = useState(
    () => new URLSearchParams(search).get('group') ?? storedGroupToken(),
  );
  useEffect(() => {
    // Survives a detour to the login page.
    if (token) writeDraft(TOKEN, { token });
  }, [token]);
  return {
    token: useAfterHydration(token, undefined),
    leave: () => {
      removeGroupToken();
      setToken(undefined);
    },
  };
}

export const invitedGroupQuery = (token: string) =>
  queryOptions({
    queryKey: ['groups', 'invited', token],
    queryFn: ({ signal }): Promise<InvitedGroup> =>
      unwrap(
        api.GET('/api/v1/groups/invitations/{token}', { signal, params: { path: { token } } }),
      ),
    staleTime: 0,
  });

/** Registering again with the link puts the unpaid registration into the group. */
export function useJoinGroup(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: RegistrationData) => {
      const headers = { 'Registration-Group': token };
      const call = api.POST('/api/v1/payments/manual-registration', { body, headers });
      const { data } = await unwrap(call);
      if (!data.group) throw new Error('The registration was paid or changed meanwhile');
    },
    onSuccess: () => queries.removeQueries({ queryKey: paymentsByReferenceKey }),
  });
}
