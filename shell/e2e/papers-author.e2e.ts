import type { APIRequestContext, Page } from '@playwright/test';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import {
  askToReview,
  callsOf,
  type Member,
  newAccount,
  newAuthor,
  paperUnderReview,
  payFor,
  review,
  samplePdf,
} from './parts/papers';
import { WIDTHS } from './parts/screens';
import { expect, test, type Plenary } from './parts/test';

const abstract = 'Radio meets machines that speak. '.repeat(12).trim();
const UPLOADS = '**/api/v1/papers/*/files';

const pdfFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** The page, used by keyboard only. */
function handles(page: Page) {
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const isClean = async () => expect(await faults(page)).toEqual([]);

  async function goOn(to: string) {
    await keys.press(button('Continue'));
    await expect(page.getByRole('heading', { level: 1, name: to })).toBeFocused();
  }

  async function select(name: string, option: string) {
    await keys.reach(field(name));
    await page.keyboard.type(option);
    await expect(field(name)).toHaveValue(option);
  }

  async function tick(name: string | RegExp) {
    await keys.reach(main.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
    await expect(main.getByRole('checkbox', { name })).toBeChecked();
  }

  async function choose(file: ReturnType<typeof pdfFile>) {
    const opening = page.waitForEvent('filechooser');
    await keys.reach(main.locator('input[type="file"]').first());
    await page.keyboard.press('Enter');
    await (await opening).setFiles(file);
  }

  return { keys, main, button, field, isClean, goOn, select, tick, choose };
}

/** Signs in on this page only, before it opens anything. */
async function enter(page: Page, { token }: Member, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
}

for (const width of WIDTHS) {
  test(`an author submits and withdraws by keyboard only at ${width} px`, async ({
    page,
    plenary,
    request,
  }) => {
    test.setTimeout(240_000);
    const pdf = await samplePdf(page);
    const author = await newAuthor(request, plenary);
    const title = `Radio ${plenary.newAddress().replace(/\D+/g, ' ').trim()}`;
    const { keys, main, button, field, isClean, goOn, select, tick, choose } = handles(page);
    await enter(page, author, width);

    await test.step('begins, and is told on each step what it lacks', async () => {
      await page.goto('/submit');
      await isClean();
      await keys.press(button('Start submission'));
      await expect(field('Title')).toBeVisible();
      await isClean();
      for (const step of ['Authors', 'Files and statements', 'Review and submit']) {
        await goOn(step);
        await isClean();
      }
      await expect(button('Submit paper')).toBeDisabled();
      await keys.press(button('Edit: Paper'));
      await expect(field('Title')).toHaveAccessibleDescription(/title/i);
      await isClean();
    });

    await test.step('fills in the paper', async () => {
      await keys.write(field('Title'), title);
      await select('Topic', 'Low-resource languages');
      await keys.write(field('Abstract'), abstract);
      await expect(field('Abstract')).toHaveAccessibleDescription(/60 words of 50 to 300/);
      await keys.write(field('Keywords'), 'radio, speech, machines');
      await goOn('Authors');
      await isClean();
    });

    await test.step('adds an author, and changes the order', async () => {
      const authorAt = (place: number) => main.getByRole('group', { name: `Author ${place}` });
      await keys.press(button('Add author'));
      const second = authorAt(2);
      await expect(second.getByLabel('Given name')).toBeFocused();
      await page.keyboard.type('Kofi');
      await keys.write(second.getByLabel('Family name'), 'Sample');
      await keys.write(second.getByRole('textbox', { name: 'Email' }), 'kofi@elsewhere.example');
      await keys.write(second.getByLabel('Affiliation'), 'Institute (sample)');
      await keys.reach(second.getByLabel('Country'));
      await page.keyboard.type('Ghana');
      await keys.press(button('Move Kofi Sample up'));
      await expect(main.getByText('Kofi Sample is now author 1.')).toBeAttached();
      await expect(authorAt(1).getByLabel('Given name')).toHaveValue('Kofi');
      await expect(button('Move Kofi Sample down')).toBeFocused();
      await keys.reach(authorAt(2).getByLabel('Country'));
      await page.keyboard.type('Kenya');
      await isClean();
      await goOn('Files and statements');
    });

    await test.step('says how AI was used, and vouches for the work', async () => {
      await keys.write(field('How did you use AI tools?'), 'None were used.');
      await tick(/The work is original/);
      await expect(main.getByText('Saved', { exact: true })).toBeVisible();
    });

    await test.step('leaves, and finds the input on return', async () => {
      await page.goto('/submitted');
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await isClean();
      await page.goto('/submit');
      await keys.press(main.getByRole('link', { name: 'Continue' }));
      await expect(field('Title')).toHaveValue(title);
      await expect(field('Abstract')).toHaveValue(abstract);
      for (const step of ['Authors', 'Files and statements']) await goOn(step);
    });

    await test.step('sends a file, over a connection that breaks', async () => {
      await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
      await expect(main.getByText('Please upload a PDF file only')).toBeVisible();
      await isClean();
      await page.route(UPLOADS, (route) => route.abort('connectionfailed'));
      await choose(pdfFile('radio.pdf', pdf));
      await expect(main.getByText(/The file could not be uploaded|connection/i)).toBeVisible();
      await isClean();
      await page.unroute(UPLOADS);

      let arrive: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(UPLOADS, (route) => arrival.then(() => route.continue()));
      await keys.press(button('Try again'));
      await expect(main.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
      arrive();
      await expect(main.getByText('radio.pdf uploaded: 2 pages.')).toBeVisible();
      await expect(main.getByText(/[0-9a-f]{64}/)).toBeAttached();
      await isClean();
    });

    await test.step('submits, and has a mail', async () => {
      await goOn('Review and submit');
      await expect(main.getByText('Your submission is complete.')).toBeVisible();
      await expect(main.getByText('Kofi Sample, Ama Sample')).toBeVisible();
      await isClean();
      await keys.press(button('Submit paper'));
      await expect(main.getByText(/Your paper is submitted/)).toBeVisible();
      await isClean();
      await plenary.mailTo(author.email, /^We have your paper/);
    });

    await test.step('finds it among the papers, and withdraws it', async () => {
      await keys.press(main.getByRole('link', { name: 'My papers' }));
      await expect(page).toHaveURL('/submitted');
      await isClean();
      await keys.press(main.getByRole('link', { name: title }));
      await keys.press(button('Withdraw paper'));
      const dialog = page.getByRole('dialog', { name: 'Withdraw this paper?' });
      await keys.write(dialog.getByLabel('Reason'), 'It appears elsewhere.');
      await isClean();
      await keys.press(dialog.getByRole('button', { name: 'Withdraw paper' }));
      await expect(dialog).toHaveCount(0);
      await expect(main.getByText('Withdrawn').first()).toBeVisible();
      await isClean();
      await plenary.mailTo(author.email, /^Withdrawn: paper/);
    });
    const others = plenary.complaints.filter((text) => !text.includes('ERR_CONNECTION_FAILED'));
    expect(others).toEqual([]);
  });

  test(`an author revises and publishes by keyboard only at ${width} px`, async ({
    page,
    plenary,
    request,
  }) => {
    test.setTimeout(240_000);
    const pdf = await samplePdf(page);
    const author = await newAuthor(request, plenary);
    const chair = chairOf(request, plenary);
    const title = `Radio ${plenary.newAddress().replace(/\D+/g, ' ').trim()}`;
    const people = { author, admin: plenary.token('admin') };
    const id = await paperUnderReview(request, people, title, pdf);
    const shepherd = await newAccount(request, plenary);
    for (const member of [shepherd, await newAccount(request, plenary)]) {
      await askToReview(request, people.admin, id, member.email);
      await review(request, plenary, member, id);
    }
    await chair.act(id, 'decision', { decision: 'minor-corrections' });
    await chair.nameShepherd(id, shepherd.email);
    await chair.release(id);
    await plenary.mailTo(shepherd.email, /shepherd/i);
    const { keys, main, button, isClean, choose, tick } = handles(page);
    await enter(page, author, width);

    await test.step('hands in the corrections', async () => {
      await page.goto('/submitted');
      await isClean();
      await keys.press(main.getByRole('link', { name: 'Upload revision' }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await isClean();
      await choose(pdfFile('corrected.pdf', pdf));
      await expect(main.getByText('corrected.pdf uploaded: 2 pages.')).toBeVisible();
      await keys.write(main.getByLabel(/^Summary of changes/), 'The stations are named.');
      await isClean();
      await keys.press(button('Submit revision'));
      await expect(main.getByText('Revision submitted').first()).toBeVisible();
      await isClean();
      await plenary.mailTo(author.email, /^We have the revision of paper/);
    });

    await test.step('waits for the shepherd, who verifies the corrections', async () => {
      await enter(page, shepherd, width);
      await page.goto('/reviewers');
      await isClean();
      const waiting = main.getByRole('region', { name: 'Corrections to verify' });
      await keys.press(waiting.getByRole('link', { name: title }));
      await expect(main.getByText('The stations are named.')).toBeVisible();
      await isClean();
      await main.getByRole('radio', { name: /^Corrections are verified/ }).check();
      await keys.press(button('Send answer'));
      await expect(main.getByText(/^You answered/)).toBeVisible();
      await isClean();
      expect(await chair.shepherdAnswer(id)).toBe('verified');
      await enter(page, author, width);
      await page.goto(`/papers/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.getByText(/shepherd/i)).toHaveCount(0);
    });

    await test.step('registers the accepted paper', async () => {
      await chair.act(id, 'verification', { outcome: 'verified' });
      await chair.release(id);
      await page.reload();
      await expect(main.getByRole('link', { name: 'Register the paper' })).toBeVisible();
      await isClean();
      await payFor(request, people, id);
    });

    await test.step('hands in the camera-ready paper', async () => {
      await page.goto('/submit');
      await isClean();
      await keys.press(main.getByRole('link', { name: 'Upload the camera-ready paper' }));
      await expect(page).toHaveURL(`/papers/${id}#files`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await tick(/I have read this agreement/);
      await keys.press(button('Agree'));
      await expect(main.getByText(/agreed on .* to version sample-1/)).toBeVisible();
      await choose(pdfFile('camera-ready.pdf', pdf));
      await expect(main.getByText('camera-ready.pdf uploaded: 2 pages.')).toBeVisible();
      await isClean();
      await keys.press(button('Submit camera-ready paper'));
      await expect(main.getByText('Submitted. Thank you.')).toBeVisible();
      await expect(main.getByText('Camera-ready paper submitted')).toBeVisible();
      await isClean();
    });
    expect(plenary.complaints).toEqual([]);
  });
}

/** What the chair does meanwhile, by the calls that their pages send. */
function chairOf(request: APIRequestContext, plenary: Plenary) {
  const call = callsOf(request, plenary.token('admin'));

  async function act(id: string, what: string, words: object) {
    const { revision } = await call('GET', `/admin/papers/${id}`);
    await call('POST', `/admin/papers/${id}/${what}`, { data: { revision, ...words } });
  }

  const release = (id: string) =>
    call('POST', '/admin/papers/release', { data: { papers: [{ id }] } });

  const read = (id: string) =>
    call('GET', `/admin/papers/${id}`) as Promise<unknown> as Promise<{
      reviewList: { reviewer: { id: string; email: string } }[];
      shepherds: { given: { answer: string } | null }[];
    }>;

  async function nameShepherd(id: string, email: string) {
    const { reviewList } = await read(id);
    const found = reviewList.find(({ reviewer }) => reviewer.email === email);
    await act(id, 'shepherd', { reviewerId: found?.reviewer.id });
  }

  const shepherdAnswer = async (id: string) => (await read(id)).shepherds[0]?.given?.answer;

  return { act, release, nameShepherd, shepherdAnswer };
}
