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
import { claimDrafts, dropRecordsWithout, forgetDrafts, releaseDrafts } from './draft-keeper';
import type { Right } from './kept-drafts';
import { readOfflineSession, type OfflineSession } from './offline-session';
import { texts } from './texts';

/** How long an unavailable server is waited for before its answer counts as a failure, in milliseconds. */
const PATIENCE_MS = 30_000;
const UNAVAILABLE = 503;

export type User = components['schemas']['User'];
export type { OfflineSession, Right };
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
  /**
   * At a start without a network: who may open the pages of a right (docs/decisions/2026-11-28-check-in-opens-offline.md).
   * Null once the server has answered.
   */
  offline: OfflineSession | null;
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

/**
 * @param onUnreachable when the server cannot be reached at the start although the browser is online, and pages can be
 * opened meanwhile
 */
export function createSessionStore(onUnreachable: () => void = () => undefined): SessionStore {
  const store = createStore<Session>((set, get) => {
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

    /** @returns whether pages can be opened meanwhile */
    async function openOffline(): Promise<boolean> {
      const token = readToken();
      const offline = token === null ? null : await readOfflineSession(token);
      // The answer, or a logout, may have been faster.
      if (!offline || !get().loading || readToken() !== token) return false;
      set({ offline });
      return true;
    }

    return {
      user: null,
      rights: null,
      offline: null,
      loading: true,
      error: null,
      enter,
      login: (email, password) => failing(login(email, password), texts.loginFailed),
      register: (input) => failing(register(input), texts.registerFailed),
      updateProfile: (input) => failing(updateProfile(input), texts.profileFailed),

      async start() {
        const failed = { user: null, error: texts.fetchFailed };
        if (readToken()) set(await fetchUser(failed, { openOffline, onUnreachable }));
        set({ loading: false, offline: null });
      },

      logout() {
        const token = readToken();
        if (token) tellServer(token);
        removeToken();
        forgetDrafts();
        forgetUploads();
        set({ user: null, rights: null, offline: null, error: null });
        return Promise.resolve();
      },

      async checkStatus() {
        set(readToken() ? await fetchUser({ user: null }) : { user: null, offline: null });
      },
    };
  });
  store.subscribe(({ user, offline }) => {
    const owner = user?.id ?? offline?.userId;
    if (owner) claimDrafts(owner);
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

interface Meanwhile {
  openOffline: () => Promise<boolean>;
  onUnreachable: () => void;
}

const nothing: Meanwhile = {
  openOffline: () => Promise.resolve(false),
  onUnreachable: () => undefined,
};

/** A late response to a removed token says nothing about the current one. */
async function fetchUser(
  onFailure: Partial<Session>,
  meanwhile = nothing,
): Promise<Partial<Session>> {
  const token = readToken();
  const answer = await requestUser(token, meanwhile).catch(() => null);
  // A 401 may have removed the token.
  const current = answer === null ? [token, null] : [token];
  if (!current.includes(readToken())) return {};
  if (!answer?.user) removeToken();
  if (!answer) return onFailure;
  const { user = null, rights = [], bounce = null } = answer;
  dropRecordsWithout(rights);
  return { user, rights, bounce, error: null };
}

/**
 * Waits for the network, and for a server that names the time of its return.
 * @returns undefined after a logout meanwhile
 * @throws ApiError
 */
async function requestUser(
  token: string | null,
  meanwhile: Meanwhile,
  patience = PATIENCE_MS,
): Promise<components['schemas']['Me'] | undefined> {
  if (isOffline()) void meanwhile.openOffline();
  await untilOnline();
  if (readToken() !== token) return undefined;
  try {
    return await unwrap(api.GET('/api/v1/auth/me'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isNetworkError && !isOffline() && (await meanwhile.openOffline()))
      meanwhile.onUnreachable();
    if (error.isNetworkError && isOffline()) return requestUser(token, meanwhile, patience);
    const delay = Math.max(error.retryAfter ?? Infinity, 1) * 1000;
    if (error.status !== UNAVAILABLE || delay > patience) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return requestUser(token, meanwhile, patience - delay);
  }
}
