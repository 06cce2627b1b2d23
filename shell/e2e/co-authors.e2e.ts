import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { callsOf, newAuthor, readyDraft, samplePdf } from './parts/papers';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

const pathIn = (text: string, name: string) =>
  new URL(new RegExp(`http\\S+/${name}/\\S+`).exec(text)?.[0] ?? '').pathname;

const person = {
  givenName: 'Kofi',
  familyName: 'Sample',
  affiliation: 'Sample',
  country: 'Ghana',
  isPresenting: false,
  isCorresponding: false,
};

for (const width of WIDTHS) {
  test(`co-authors see a paper or deny it, and its author edits it, by keyboard only at ${width} px`, async ({
    page,
    plenary,
    request,
  }) => {
    test.setTimeout(240_000);
    const keys = new Keyboard(page);
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const isClean = async () => expect(await faults(page)).toEqual([]);
    const logIn = async (token: string) => {
      await page.goto('/robots.txt');
      await page.evaluate((kept) => localStorage.setItem('token', kept), token);
    };

    const pdf = await samplePdf(page);
    await page.setViewportSize({ width, height: 800 });
    const author = await newAuthor(request, plenary);
    const title = `Radio ${plenary.newAddress().replace(/\D+/g, ' ').trim()}`;
    const [email, stranger] = [plenary.newAddress(), plenary.newAddress()];
    const calls = callsOf(request, author.token);
    const id = await readyDraft(request, author, title, pdf);
    const draft = (await calls('GET', `/papers/${id}`)) as unknown as {
      revision: number;
      authors: object[];
    };
    const authors = [...draft.authors, { ...person, email }, { ...person, email: stranger }];
    await calls('PATCH', `/papers/${id}`, { data: { revision: draft.revision, authors } });
    await calls('POST', `/papers/${id}/submit`, { data: {} });

    await test.step('a co-author makes an account, verifies it and sees the paper', async () => {
      const invitation = await plenary.mailTo(email, /^You are named as an author of paper/);
      const account = { email, firstName: 'Kofi', lastName: 'Sample', institution: 'Sample' };
      const password = 'a long enough phrase';
      const data = { ...account, password };
      const answer = await request.post('/api/v1/auth/register', { data });
      await logIn(((await answer.json()) as { token: string }).token);
      await page.goto(pathIn(invitation.text, 'papers'));
      await expect(page).toHaveURL('/verify-email');
      await page.goto(pathIn((await plenary.mailTo(email, /code/)).text, 'verify-email'));
      await keys.press(button('Verify my email address'));
      await expect(main.getByText('Your email address is verified.')).toBeVisible();
      await page.goto('/submitted');
      await expect(main.getByText(/You are a co-author\./)).toBeVisible();
      await isClean();
      await keys.press(main.getByRole('link', { name: title }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(button('Withdraw paper')).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Edit submission' })).toHaveCount(0);
      await isClean();
    });

    await test.step('another person says that they are not an author', async () => {
      await page.evaluate(() => localStorage.clear());
      const { text } = await plenary.mailTo(stranger, /^You are named as an author of paper/);
      await page.goto(pathIn(text, 'authorships'));
      await expect(main.getByText(title)).toBeVisible();
      await isClean();
      await keys.press(button('I am not an author of this paper'));
      const dialog = page.getByRole('dialog');
      await isClean();
      await keys.press(dialog.getByRole('button', { name: 'I am not an author of this paper' }));
      const result = 'You are not an author of this paper';
      await expect(page.getByRole('heading', { level: 1, name: result })).toBeFocused();
      await isClean();
      await plenary.mailTo(author.email, /is not an author of paper/);
      // A mistake is undone from the same link, and then the answer is given again.
      await keys.press(button('I am an author of this paper'));
      await expect(main.getByText(/^Your answer is undone\./)).toBeVisible();
      await isClean();
      await plenary.mailTo(author.email, /is an author of paper/);
      await keys.press(button('I am not an author of this paper'));
      await keys.press(dialog.getByRole('button', { name: 'I am not an author of this paper' }));
      await expect(page.getByRole('heading', { level: 1, name: result })).toBeFocused();
    });

    await test.step('the author removes the name, and corrects the title', async () => {
      await logIn(author.token);
      await page.goto(`/papers/${id}`);
      await expect(main.getByText(/said that they are not an author/)).toBeVisible();
      await keys.press(main.getByRole('link', { name: 'Edit submission' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Edit submission' })).toBeVisible();
      await isClean();
      await keys.press(button('Save changes'));
      await expect(main.getByText(/This person said that they are not an author/)).toBeVisible();
      await keys.press(
        main
          .getByRole('group', { name: 'Author 3' })
          .getByRole('button', { name: 'Remove Kofi Sample' }),
      );
      await keys.reach(main.getByLabel('Title', { exact: true }));
      await page.keyboard.press('End');
      await page.keyboard.type(' corrected');
      await keys.press(button('Save changes'));
      await expect(main.getByText('Your changes are saved as a new version.')).toBeVisible();
      const heading = page.getByRole('heading', { level: 1, name: `${title} corrected` });
      await expect(heading).toBeVisible();
      await expect(main.getByText('Changed: title, authors')).toBeVisible();
      await isClean();
    });
    expect(plenary.complaints.filter((text) => !/status of 400/.test(text))).toEqual([]);
  });
}
