import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  api,
  ApiError,
  forgetUploads,
  isOffline,
  messageOf,
  readToken,
  removeToken,
  storeToken,
  untilOnline,
  unwrap,
} from '../api';
import type { components } from '../api';
import { rememberAccount } from '../api/early-requests';
import { claimDrafts, forgetDrafts, releaseDrafts } from './draft-keeper';
import { texts } from './texts';

/** How long an unavailable server is waited for before its answer counts as a failure, in milliseconds. */
const PATIENCE_MS = 30_000;
const UNAVAILABLE = 503;

export type User = components['schemas']['User'];
export type Right = NonNullable<components['schemas']['Me']['rights']>[number];
export type Bounce = NonNullable<components['schemas']['Me']['bounce']>;
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

export interface TwoFactorRequired {
  twoFactor: 'code' | 'setup';
  /** Proves the correct password; valid for a few minutes. */
  challenge: string;
}

export interface NewSession {
  token: string;
  user: User;
}

export interface Session {
  user: User | null;
  /** In the admin area; null until the server has answered them. */
  rights: readonly Right[] | null;
  /** Why emails to the address come back; null when they do not, undefined until the server has answered. */
  bounce?: Bounce | null | undefined;
  loading: boolean;
  error: string | null;
  start: () => Promise<void>;
  /** @throws ApiError, after `error` was set. */
  login: (email: string, password: string) => Promise<TwoFactorRequired | undefined>;
  enter: (answer: NewSession) => void;
  /** @throws ApiError, after `error` was set. */
  register: (input: RegisterInput) => Promise<void>;
  /** Ends the session and forgets all drafts at once, even when the call fails. */
  logout: () => Promise<void>;
  /** @throws ApiError, after `error` was set. */
  updateProfile: (input: ProfileInput) => Promise<void>;
  checkStatus: () => Promise<void>;
}

export type SessionStore = StoreApi<Session>;

export function createSessionStore(): SessionStore {
  const store = createStore<Session>((set) => {
    function enter({ token, user }: NewSession) {
      storeToken(token);
      set({ user, rights: null, bounce: undefined, error: null });
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
      const answer: NewSession | TwoFactorRequired = await unwrap(call);
      if ('twoFactor' in answer) return answer;
      enter(complete(answer, undefined));
      return undefined;
    }

    async function register(body: RegisterInput) {
      const answer = await unwrap(api.POST('/api/v1/auth/register', { body }));
      enter(complete(answer, texts.incompleteAnswer));
    }

    async function updateProfile(body: ProfileInput) {
      const token = readToken();
      const { user } = await unwrap(api.PUT('/api/v1/auth/profile', { body }));
      if (readToken() === token) set({ user, error: null });
    }

    return {
      user: null,
      rights: null,
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
        forgetUploads();
        set({ user: null, rights: null, error: null });
        return Promise.resolve();
      },

      async checkStatus() {
        set(readToken() ? await fetchUser({ user: null }) : { user: null });
      },
    };
  });
  store.subscribe(({ user }) => {
    if (user) claimDrafts(user.id);
    else releaseDrafts();
    if (user || !readToken()) rememberAccount(user);
  });
  return store;
}

/** @throws ApiError with the message when the token or the user is missing */
function complete(answer: NewSession, message: string | undefined): NewSession {
  if (!answer.token || !answer.user) throw new ApiError(502, { message });
  return answer;
}

/** The call outlives the page. */
function tellServer(token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  unwrap(api.POST('/api/v1/auth/logout', { headers, keepalive: true })).catch(() => undefined);
}

/** A late response to a removed token says nothing about the current one. */
async function fetchUser(onFailure: Partial<Session>): Promise<Partial<Session>> {
  const token = readToken();
  const answer = await requestUser().catch(() => null);
  // A 401 may have removed the token.
  const current = answer ? [token] : [token, null];
  if (!current.includes(readToken())) return {};
  if (!answer?.user) removeToken();
  if (!answer) return onFailure;
  const { user = null, rights = [], bounce = null } = answer;
  return { user, rights, bounce, error: null };
}

/**
 * Waits for the network, and for a server that names the time of its return.
 * @throws ApiError
 */
async function requestUser(patience = PATIENCE_MS): Promise<components['schemas']['Me']> {
  await untilOnline();
  try {
    return await unwrap(api.GET('/api/v1/auth/me'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isNetworkError && isOffline()) return requestUser(patience);
    const delay = Math.max(error.retryAfter ?? Infinity, 1) * 1000;
    if (error.status !== UNAVAILABLE || delay > patience) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return requestUser(patience - delay);
  }
}
