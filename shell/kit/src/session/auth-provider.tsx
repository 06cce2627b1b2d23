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

/**
 * A part of the session. Unlike `useAuth`, it does not render a component again when other parts change: React would hydrate a
 * component that still waits for it at once, in one long task.
 * @throws Error 'useAuth must be used within an AuthProvider' outside of it.
 */
export function useSession<Part>(partOf: (session: Session) => Part): Part {
  return useStore(useSessionStore(), partOf);
}

/**
 * The whole session. It renders a component again with each change.
 * @throws Error 'useAuth must be used within an AuthProvider' outside of it.
 */
export function useAuth(): Session {
  return useSession((session) => session);
}

/**
 * The person who is logged in, or null.
 * @throws Error 'useAuth must be used within an AuthProvider' outside of it.
 */
export function useUser(): User | null {
  return useSession(({ user }) => user);
}

/** Whether the person has a right in the admin area; only hides, since the server enforces its own rules. */
export function useMay(): (right: Right) => boolean {
  const held = useSession(({ rights, offline }) => rights ?? offline?.rights);
  return (right) => held?.includes(right) ?? false;
}

/** False without a token and on a prerendered page. */
export function useIsSessionUnknown(): boolean {
  const isUnknown = useSession(({ loading }) => loading && readToken() !== null);
  return useAfterHydration(isUnknown, false);
}
