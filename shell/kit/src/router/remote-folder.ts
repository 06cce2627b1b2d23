import { createContext, useContext } from 'react';

const RemoteFolder = createContext('');

export const RemoteFolderProvider = RemoteFolder;

/** URL of the remote's files, without a closing slash. */
export function useRemoteFolder(): string {
  return useContext(RemoteFolder);
}
