import { LauncherError } from './step.mjs';

/** Runs a command of the launcher. A failure prints its reason and exits non-zero. */
export async function launch(command) {
  try {
    await command();
  } catch (error) {
    const isReadable = error instanceof LauncherError || error.name === 'StartError';
    console.error(isReadable ? error.message : error);
    process.exit(1);
  }
}
