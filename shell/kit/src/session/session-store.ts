import { createStore, type StoreApi } from 'zustand/vanilla';
import { api, ApiError, messageOf, readToken, removeToken, storeToken, unwrap } from '../api';
import type { components } from '../api';
import { claimDrafts, forgetDrafts } from './drafts';
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

/** What a sign-in asks for after the password: a code of the person's app, or the setting up of one. */
export interface SecondStep {
  secondStep: 'code' | 'setup';
  /** Stands for the password that was right; good for a few minutes. */
  challenge: string;
}

export interface SignedIn {
  token: string;
  user: User;
}

/** The session as the browser knows it (specification, sections 3 and 4). */
export interface Session {
  user: User | null;
  /** True until the start-up call has answered. */
  loading: boolean;
  error: string | null;
  /** Asks who is signed in. Runs once, when the product starts. */
  start: () => Promise<void>;
  /**
   * Signs in, or answers what is asked for before.
   * @throws ApiError, after `error` was set.
   */
  login: (email: string, password: string) => Promise<SecondStep | undefined>;
  /** Takes over a session that another call has opened, such as that of the second step. */
  enter: (answer: SignedIn) => void;
  /** @throws ApiError, after `error` was set. */
  register: (input: RegisterInput) => Promise<void>;
  /** Ends the session at once, with all drafts; the server is told, whether or not it can hear. */
  logout: () => Promise<void>;
  /** @throws ApiError, after `error` was set. */
  updateProfile: (input: ProfileInput) => Promise<void>;
  /** Asks again who is signed in, after a change on the server or in another tab. */
  checkStatus: () => Promise<void>;
}

export type SessionStore = StoreApi<Session>;

/** Makes the store of one product. The shell makes one, and hands it down by AuthProvider. */
export function createSessionStore(): SessionStore {
  const store = createStore<Session>((set) => {
    function enter({ token, user }: SignedIn) {
      storeToken(token);
      set({ user, error: null });
    }

    async function failing<T>(work: Promise<T>, fallback: string): Promise<T> {
      try {
        return await work;
      } catch (error) {
        set({ error: messageOf(error, fallback) });
        throw error;
      }
    }

    async function login(email: string, password: string) {
      const call = api.POST('/api/v1/auth/login', { body: { email, password } });
      const answer: SignedIn | SecondStep = await unwrap(call);
      if ('secondStep' in answer) return answer;
      enter(complete(answer));
      return undefined;
    }

    async function register(body: RegisterInput) {
      enter(complete(await unwrap(api.POST('/api/v1/auth/register', { body }))));
    }

    async function updateProfile(body: ProfileInput) {
      const token = readToken();
      const { user } = await unwrap(api.PUT('/api/v1/auth/profile', { body }));
      if (readToken() === token) set({ user, error: null });
    }

    return {
      user: null,
      loading: true,
      error: null,
      enter,
      login: (email, password) => failing(login(email, password), texts.loginFailed),
      register: (input) => failing(register(input), texts.registerFailed),
      updateProfile: (input) => failing(updateProfile(input), texts.profileFailed),

      async start() {
        if (readToken()) set(await fetchUser({ user: null, error: texts.fetchFailed }));
        set({ loading: false });
      },

      logout() {
        const token = readToken();
        if (token) tellServer(token);
        removeToken();
        forgetDrafts();
        set({ user: null, error: null });
        return Promise.resolve();
      },

      async checkStatus() {
        set(readToken() ? await fetchUser({ user: null }) : { user: null });
      },
    };
  });
  store.subscribe(({ user }) => user && claimDrafts(user.id));
  return store;
}

/** @throws ApiError when the token or the user is missing */
function complete(answer: SignedIn): SignedIn {
  if (!answer.token || !answer.user) throw new ApiError(502, { message: texts.incompleteAnswer });
  return answer;
}

/** The call outlives the page; nobody waits for it. */
function tellServer(token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  unwrap(api.POST('/api/v1/auth/logout', { headers, keepalive: true })).catch(() => undefined);
}

/** An answer that comes late, to a token that is given up already, says nothing of the one held now. */
async function fetchUser(onFailure: Partial<Session>): Promise<Partial<Session>> {
  const token = readToken();
  const answer = await unwrap(api.GET('/api/v1/auth/me')).catch(() => null);
  // A failure may have removed the token itself, by a 401.
  const current = answer ? [token] : [token, null];
  if (!current.includes(readToken())) return {};
  if (!answer?.user) removeToken();
  return answer ? { user: answer.user ?? null, error: null } : onFailure;
}
