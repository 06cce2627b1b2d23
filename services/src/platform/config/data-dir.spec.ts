import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainFolder, prepareDataDir } from './data-dir.js';
import { StartError } from './start-error.js';

const builtModule = join(__dirname, '../../../dist/platform/config/data-dir.js');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'plenary-data-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a folder that is missing, and leaves nothing in it', () => {
  const dataDir = join(folder, 'a', 'b c');
  prepareDataDir(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('removes the probe of a start that was killed while it wrote', () => {
  const killed = `
    require('fs').rmSync = () => process.kill(process.pid, 'SIGKILL');
    require('module').syncBuiltinESMExports();
    import(process.argv[1]).then((built) => built.prepareDataDir(process.argv[2]));`;
  spawnSync(process.execPath, ['-e', killed, builtModule, folder]);
  expect(readdirSync(folder)).toHaveLength(1);
  prepareDataDir(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it('says in one line that a file is no folder', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataDir(file)).toThrow(
    new StartError(`The data folder ${file} is not a folder: set DATA_DIR to another one.`),
  );
});

it.each([
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'is full'],
  ['EROFS', 'is read-only'],
  ['EACCES', 'may not be written to'],
])('says %s in one line', (code, words) => {
  const explained = explainFolder(Object.assign(new Error(code), { code }), folder);
  expect(explained).toBeInstanceOf(StartError);
  const { message } = explained as StartError;
  expect(message).toContain(`${folder} ${words}`);
  expect(message).not.toContain('\n');
});

it('passes on what it does not know', () => {
  const other = new Error('something else');
  expect(explainFolder(other, folder)).toBe(other);
});
