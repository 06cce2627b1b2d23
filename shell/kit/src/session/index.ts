export {
  AuthProvider,
  useAuth,
  useIsSessionUnknown,
  useMay,
  useSessionStore,
} from './auth-provider';
export { createSessionStore } from './session-store';
export type {
  Bounce,
  ProfileInput,
  RegisterInput,
  Right,
  TwoFactorRequired,
  Session,
  SessionStore,
  NewSession,
  User,
} from './session-store';
export { changeRecord, keepDraft, onKeptDraft, readRecord, removeDraft } from './draft-keeper';
export { readDraft, writeDraft } from './drafts';
export { safeReturnPath } from './return-path';
