import { startTestApp, type TestApp } from '../test/test-app.js';
import { printable, tryAll } from './corpus.js';
import { stringForms, tryString } from './string-forms.js';
import { hostileStrings } from './strings.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('strings, in a field of each way in', async () => {
  for (const form of await stringForms(server)) {
    const { failed } = await tryAll({
      name: `strings: ${form.name}`,
      items: hostileStrings(),
      nameOf: ({ kind, text }) => `${kind} "${printable(text)}"`,
      attempt: (string) => tryString(form, string),
    });
    expect(failed).toEqual([]);
  }
});
