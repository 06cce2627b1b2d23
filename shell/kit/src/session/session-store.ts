import { createStore, type StoreApi } from 'zustand/vanilla';
import { api, ApiError, messageOf, readToken, removeToken, storeToken, unwrap } from '../api';
import type { components } from '../api';
import { removeAllDrafts } from './drafts';
import { texts } from './texts';

export type User = components['schemas']['User'];
export type RegisterInput = {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  institution: string;
};
export type ProfileInput = Partial<
  Record<
    'title' | 'firstName' | 'lastName' | 'organization' | 'position' | 'country' | 'phone',
    string
  >
>;

/** The session as the browser knows it (specification, sections 3 and 4). */
export interface Session {
  user: User | null;
  /** True until the start-up call has answered. */
  loading: boolean;
  error: string | null;
  /** Asks who is signed in. Runs once, when the product starts. */
  start: () => Promise<void>;
  /** @throws ApiError, after `error` was set. */
  login: (email: string, password: string) => Promise<void>;
  /** @throws ApiError, after `error` was set. */
  register: (input: RegisterInput) => Promise<void>;
  /** Ends the session here, with all drafts, whether or not the server can be told. */
  logout: () => Promise<void>;
  /** @throws ApiError, after `error` was set. */
  updateProfile: (input: ProfileInput) => Promise<void>;
  /** Asks again who is signed in, after a change on the server or in another tab. */
  checkStatus: () => Promise<void>;
}

export type SessionStore = StoreApi<Session>;

/** Makes the store of one product. The shell makes one, and hands it down by AuthProvider. */
export function createSessionStore(): SessionStore {
  return createStore<Session>((set) => {
    async function enter(call: Promise<{ token: string; user: User }>, fallback: string) {
      try {
        const { token, user } = await call;
        if (!token || !user) throw new ApiError(502, { message: texts.incompleteAnswer });
        storeToken(token);
        set({ user, error: null });
      } catch (error) {
        set({ error: messageOf(error, fallback) });
        throw error;
      }
    }

    return {
      user: null,
      loading: true,
      error: null,

      async start() {
        if (readToken()) set(await fetchUser({ user: null, error: texts.fetchFailed }));
        set({ loading: false });
      },

      login(email, password) {
        const body = { email, password };
        return enter(unwrap(api.POST('/api/v1/auth/login', { body })), texts.loginFailed);
      },

      register(body) {
        return enter(unwrap(api.POST('/api/v1/auth/register', { body })), texts.registerFailed);
      },

      async logout() {
        await unwrap(api.POST('/api/v1/auth/logout')).catch(() => undefined);
        removeToken();
        removeAllDrafts();
        set({ user: null, error: null });
      },

      async updateProfile(body) {
        try {
          const { user } = await unwrap(api.PUT('/api/v1/auth/profile', { body }));
          set({ user, error: null });
        } catch (error) {
          set({ error: messageOf(error, texts.profileFailed) });
          throw error;
        }
      },

      async checkStatus() {
        set(readToken() ? await fetchUser({ user: null }) : { user: null });
      },
    };
  });
}

async function fetchUser(onFailure: Partial<Session>): Promise<Partial<Session>> {
  try {
    const { user } = await unwrap(api.GET('/api/v1/auth/me'));
    if (!user) removeToken();
    return { user: user ?? null, error: null };
  } catch {
    removeToken();
    return onFailure;
  }
}
