import { createContext, useContext } from 'react';

const RemoteFolder = createContext('');

/** Set by the shell around each page. */
export const RemoteFolderProvider = RemoteFolder;

/**
 * Address of the folder, without a closing slash, in which the files of this page's remote lie:
 * what stands in the remote's own assets folder is beside its bundle, under the same name.
 */
export function useRemoteFolder(): string {
  return useContext(RemoteFolder);
}
