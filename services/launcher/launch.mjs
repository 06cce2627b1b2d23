import { LauncherError } from './step.mjs';

/** Runs a command of the launcher: what it cannot do is told in words, with a non-zero exit. */
export async function launch(command) {
  try {
    await command();
  } catch (error) {
    const isReadable = error instanceof LauncherError || error.name === 'StartError';
    console.error(isReadable ? error.message : error);
    process.exit(1);
  }
}
