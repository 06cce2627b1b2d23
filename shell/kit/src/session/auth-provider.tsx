import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { onTokenChange, readToken } from '../api';
import { useAfterHydration } from '../ui/use-hydrated';
import { followForgottenDrafts } from './draft-keeper';
import {
  createSessionStore,
  type Right,
  type Session,
  type SessionStore,
  type User,
} from './session-store';
import { texts } from './texts';

const SessionContext = createContext<SessionStore | null>(null);

/** Follows login and logout in other tabs. */
export function AuthProvider({ store, children }: { store?: SessionStore; children: ReactNode }) {
  const [session] = useState(() => store ?? createSessionStore());

  useEffect(() => {
    void session.getState().start();
    return onTokenChange(() => void session.getState().checkStatus());
  }, [session]);

  useEffect(() => followForgottenDrafts(), []);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** @throws Error 'useAuth must be used within an AuthProvider' outside of it. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error(texts.outsideProvider);
  return store;
}

/** @throws Error 'useAuth must be used within an AuthProvider' outside of it. */
export function useAuth(): Session {
  return useStore(useSessionStore());
}

/**
 * The person who is logged in, if any. Unlike `useAuth`, it lets a component be when the session has started without one: React
 * hydrates at once, in one long task, what is rendered again while it waits for that.
 */
export function useUser(): User | null {
  return useStore(useSessionStore(), ({ user }) => user);
}

/** Whether the session was opened without a network. */
export function useIsOpenedOffline(): boolean {
  return useStore(useSessionStore(), ({ offline }) => offline !== null);
}

/** Whether the person has a right in the admin area; only hides, since the server enforces its own rules. */
export function useMay(): (right: Right) => boolean {
  const { rights, offline } = useAuth();
  const held = rights ?? offline?.rights;
  return (right) => held?.includes(right) ?? false;
}

/** False without a token and on a prerendered page. */
export function useIsSessionUnknown(): boolean {
  const { loading } = useAuth();
  return useAfterHydration(loading && readToken() !== null, false);
}
