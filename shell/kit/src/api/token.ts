/** Key of the session token in the browser's local storage (specification, section 7). */
export const TOKEN_KEY = 'token';

/** Without local storage, a session lasts as long as the page. */
let unstored: string | null = null;

export function readToken(): string | null {
  try {
    return window.localStorage.getItem(TOKEN_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

export function storeToken(token: string): void {
  try {
    window.localStorage.setItem(TOKEN_KEY, token);
  } catch {
    unstored = token;
  }
}

export function removeToken(): void {
  unstored = null;
  try {
    window.localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was stored.
  }
}

export function onTokenChange(listener: (token: string | null) => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
