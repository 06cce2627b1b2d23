export {
  AuthProvider,
  useAuth,
  useIsSessionUnknown,
  useMay,
  useSession,
  useSessionStore,
  useUser,
} from './auth-provider';
export { createSessionStore } from './session-store';
export type {
  Bounce,
  OfflineSession,
  ProfileInput,
  RegisterInput,
  Right,
  TwoFactorRequired,
  Session,
  SessionStore,
  NewSession,
  User,
} from './session-store';
export {
  changeRecord,
  countUnsent,
  keepDraft,
  onKeptDraft,
  readRecord,
  removeDraft,
} from './draft-keeper';
export { keepOfflineSession } from './offline-session';
export { readDraft, writeDraft } from './drafts';
export { safeReturnPath } from './return-path';
