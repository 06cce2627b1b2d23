import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type SavedView = Schemas['SavedView'];
type Preferences = Schemas['Preferences'];

/** Changed by this person only, so it stays true until it is changed here. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/preferences', { signal })),
    staleTime: Infinity,
  });

function usePreferencesChange<Input>(change: (input: Input) => Promise<Preferences>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (saved) => client.setQueryData(preferencesQuery().queryKey, saved),
  });
}

export const useChangePreferences = () =>
  usePreferencesChange((body: Schemas['PreferencesChange']) =>
    unwrap(api.PATCH('/api/v1/auth/preferences', { body })),
  );

export const useSaveView = () =>
  usePreferencesChange((body: Schemas['NewView']) =>
    unwrap(api.PUT('/api/v1/auth/preferences/views', { body })),
  );

export const useRenameView = () =>
  usePreferencesChange(({ id, name }: { id: string; name: string }) =>
    unwrap(
      api.PATCH('/api/v1/auth/preferences/views/{id}', {
        params: { path: { id } },
        body: { name },
      }),
    ),
  );

export const useDeleteView = () =>
  usePreferencesChange(async (id: string) => {
    await unwrap(api.DELETE('/api/v1/auth/preferences/views/{id}', { params: { path: { id } } }));
    return unwrap(api.GET('/api/v1/auth/preferences'));
  });
