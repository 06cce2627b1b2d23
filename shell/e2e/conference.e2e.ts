import { Conference } from './parts/conference';
import { faults } from './parts/faults';
import { choose } from './parts/keyboard-choice';
import { type Product, removeFolder, signIn, startProduct } from './parts/product';
import { WIDTHS } from './parts/screens';
import { expect, mailIn, mailsIn, test } from './parts/test';

// Tracks and the states of the review are settings of the edition, which show in the papers of other tests; a proposal
// invites reviewers to all papers.
let product: Product;
test.beforeAll(async () => {
  test.setTimeout(420_000);
  product = await startProduct();
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(product.dataDir);
});
// Playwright asks for the address before the first hook, too.
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
test.use({ baseURL: ({}, use) => use((product as Product | undefined)?.url) });

for (const width of WIDTHS) {
  test(`a conference in two tracks, from bids to decisions, by keyboard at ${width} px`, async ({
    page,
    plenary,
    request,
  }) => {
    test.setTimeout(420_000);
    const conference = new Conference(page, request, product);
    const { keyboard } = conference;
    const open = (role: 'author' | 'reviewer' | 'chair', path: string) =>
      conference.open(conference[role], path);
    const { email: reviewerEmail } = signIn(product.dataDir, 'reviewer');
    const [faces, radio, forbidden] = ['Faces', 'Radio', 'Rumours'].map(
      (subject) => `${subject} at ${width}`,
    ) as [string, string, string];
    await conference.begin(plenary, {
      [faces]: 'Synthetic media',
      [radio]: 'Low-resource languages',
      [forbidden]: 'Synthetic media',
    });
    const facesId = conference.ids.get(faces) ?? '';
    await page.setViewportSize({ width, height: 800 });

    await test.step('the reviewer makes room: the sample reviewers are at their limits', async () => {
      await open('reviewer', '/reviewers/profile');
      await keyboard.write(page.getByLabel(/^Maximum papers/), '20');
      await keyboard.press(page.getByRole('button', { name: 'Save', exact: true }));
      await expect(page.getByText('Changes saved.')).toBeVisible();
    });

    const rows = page.getByRole('list', { name: 'Papers' }).locator(':scope > li');
    const rowOf = (title: string) => page.getByRole('listitem', { name: title, exact: true });
    await test.step('bids on each paper, and the bids are kept', async () => {
      await page.goto('/reviewers/bids');
      await expect(rowOf(faces)).toBeVisible();
      const total = await rows.count();
      await rows.first().focus();
      for (let at = 0; at < total; at += 1) {
        await expect(rows.nth(at)).toBeFocused();
        await page.keyboard.press('5');
        await expect(rows.nth(at).getByRole('radio', { name: 'Eager' })).toBeChecked();
        await page.keyboard.press('j');
      }
      await expect(page.getByText(`${total} of ${total} papers with a bid`)).toBeVisible();
      await page.reload();
      await expect(rowOf(faces).getByRole('radio', { name: 'Eager' })).toBeChecked();
      expect(await faults(page)).toEqual([]);
    });

    const titles = await rows.evaluateAll((all) =>
      all.map((row) => row.getAttribute('aria-label')),
    );
    const conflicted = titles.find((title) => !title?.endsWith(`at ${width}`)) ?? '';
    await test.step('declares a conflict, and the paper leaves the list', async () => {
      const declare = rowOf(conflicted).getByRole('button', { name: /^Declare a conflict/ });
      await declare.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await keyboard.write(dialog.getByLabel('Reason'), 'We wrote a paper together.');
      await keyboard.press(dialog.getByRole('button', { name: 'Declare conflict' }));
      await expect(page.getByText(`Conflict with “${conflicted}” declared.`)).toBeVisible();
      await expect(rowOf(conflicted)).toHaveCount(0);
    });

    await test.step('the proposal shows bids, and follows a forbidden pair', async () => {
      await open('chair', '/admin/papers/proposal');
      await expect(page.getByText(/^1 of \d+ reviewers made \d+ bids?;/)).toBeVisible();
      const papers = page.locator('li', { has: page.locator('header'), hasText: ' · Eager' });
      await expect(papers.first()).toBeVisible();
      const before = await papers.count();
      const pair = papers.filter({ hasText: forbidden }).getByRole('listitem');
      await pair
        .filter({ hasText: ' · Eager' })
        .getByRole('button', { name: /^Forbid/ })
        .click();
      const send = page.getByRole('button', { name: /^Send \d+ invitations?$/ });
      await expect(send).toBeDisabled();
      await page.getByRole('button', { name: 'Solve again' }).click();
      await expect(send).toBeEnabled();
      await expect(papers).toHaveCount(before - 1);
      expect(await faults(page)).toEqual([]);
    });

    await test.step('nothing is sent before it is confirmed', async () => {
      await keyboard.press(page.getByRole('button', { name: /^Send \d+ invitations?$/ }));
      expect(await mailsIn(product.mailbox, reviewerEmail, /review/)).toEqual([]);
      await keyboard.press(page.getByRole('dialog').getByRole('button', { name: /^Send/ }));
      await expect(page.getByText(/\d+ invitations? sent\./)).toBeVisible();
      const { text } = await mailIn(product.mailbox, reviewerEmail, /review/);
      for (const title of [faces, radio]) expect(text).toContain(title);
      for (const title of [conflicted, forbidden]) expect(text).not.toContain(title);
    });

    const accept = async (title: string) => {
      await page.goto(`/reviewers/papers/${conference.ids.get(title)}`);
      await keyboard.reach(page.getByRole('radio', { name: 'Accept', exact: true }));
      await page.keyboard.press('Space');
      await keyboard.press(page.getByRole('button', { name: 'Accept invitation' }));
      await expect(page.getByLabel('Comments to the authors')).toBeVisible();
    };
    const submitReview = async () => {
      await keyboard.press(page.getByRole('button', { name: 'Submit review' }));
      const dialog = page.getByRole('dialog', { name: 'Submit this review?' });
      await keyboard.press(dialog.getByRole('button', { name: 'Submit review' }));
      await expect(page.getByText(/You submitted this review on/)).toBeVisible();
    };

    await test.step('the reviewer reviews the first paper with the form of its track', async () => {
      await open('reviewer', '/reviewers');
      await accept(faces);
      await choose(page, keyboard, 'Recommendation', 'Minor corrections');
      for (const name of ['Originality', 'Relevance', 'Method', 'Clarity', 'Significance']) {
        await choose(page, keyboard, name, '4');
      }
      await choose(page, keyboard, 'Confidence', 'High');
      await keyboard.write(page.getByLabel(/^Ethics/), 'Those pictured agreed.');
      const comments = page.getByLabel('Comments to the authors');
      await keyboard.write(comments, 'Please name the stations.');
      await expect(page.getByText(/^Draft saved/)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await submitReview();
    });

    await test.step('and the second one offline, with the form of the conference', async () => {
      await accept(radio);
      await expect(page.getByLabel(/^Ethics/)).toHaveCount(0);
      const download = page.waitForEvent('download');
      await keyboard.press(page.getByRole('button', { name: 'Download form' }));
      const form = await (await download).createReadStream();
      const blank = Buffer.concat(await form.toArray()).toString();
      const filled = Object.entries({
        recommendation: 'accepted',
        ...Object.fromEntries(
          ['originality', 'relevance', 'method', 'clarity', 'significance'].map((name) => [
            `criteria.${name}`,
            '5',
          ]),
        ),
        confidence: '2',
        commentsToAuthors: 'Written on a train.',
      }).reduce((text, [name, answer]) => text.replace(`===> ${name}\n`, `$&${answer}\n`), blank);
      await page.getByLabel('Form as a text file').setInputFiles({
        ...{ name: 'review.txt', mimeType: 'text/plain', buffer: Buffer.from(filled) },
      });
      await expect(page.getByText(/^Read from the file:/)).toBeVisible();
      await expect(page.getByLabel('Comments to the authors')).toHaveValue('Written on a train.');
      await expect(page.getByText(/^Draft saved/)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await submitReview();
    });

    await test.step('the author sees no review before the window opens', async () => {
      await open('author', `/papers/${facesId}`);
      await expect(page.getByRole('heading', { level: 1, name: faces })).toBeVisible();
      await expect(page.getByText('Please name the stations.')).toHaveCount(0);
    });

    await conference.configure({ responses: { open: true, wordLimit: 500 } });
    await test.step('writes a draft of the response, which is kept, and submits it', async () => {
      await page.reload();
      await expect(page.getByText('Please name the stations.')).toBeVisible();
      await expect(page.getByText('Those pictured agreed.')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      const answer = page.getByRole('textbox', { name: /^Response to Reviewer 1/ });
      await keyboard.write(answer, 'The stations are in section 3.');
      await expect(page.getByText(/^6 of 500 words/).first()).toBeVisible();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(answer).toHaveValue('The stations are in section 3.');
      const general = page.getByRole('textbox', { name: /^Response to all reviewers/ });
      await keyboard.write(general, 'Thank you for the reviews.');
      await keyboard.press(page.getByRole('button', { name: 'Submit response' }));
      await expect(page.getByText(/^Response submitted/)).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    await conference.configure({ discussion: { open: true } });
    await test.step('the reviewer is emailed, reads the answer and posts a comment', async () => {
      const { text } = await mailIn(product.mailbox, reviewerEmail, /responded to the reviews/);
      expect(text).not.toContain(conference.email);
      await open('reviewer', `/reviewers/papers/${facesId}`);
      const response = page.getByRole('region', { name: 'Response of the authors' });
      await expect(response.getByText('The stations are in section 3.')).toBeVisible();
      await expect(response.getByRole('heading', { name: 'To your review' })).toBeVisible();
      const comment = page.getByRole('textbox', { name: /^New comment/ });
      await keyboard.write(comment, 'The answer convinces me.');
      await keyboard.press(page.getByRole('button', { name: 'Post comment' }));
      await expect(page.getByText('The answer convinces me.')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
    await test.step('the chair finds the comment from the dashboard, and mentions the reviewer', async () => {
      await open('chair', '/admin/dashboard');
      await expect(page.getByText('Discussion with new comments').first()).toBeVisible();
      await page.goto('/admin/papers?needs=discussion');
      await expect(page.getByText('New comments in discussion').first()).toBeVisible();
      await page.getByText(faces).first().click();
      await page.getByRole('tab', { name: /^Reviews/ }).click();
      await expect(page.getByText('The answer convinces me.')).toBeVisible();
      await expect(page.getByText('Thank you for the reviews.')).toBeVisible();
      const comment = page.getByRole('textbox', { name: /^New comment/ });
      await keyboard.write(comment, 'Then we agree, @rev');
      await expect(page.getByRole('listbox', { name: 'People to mention' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(comment).toHaveValue('Then we agree, @Reviewer 1 ');
      await keyboard.press(page.getByRole('button', { name: 'Post comment' }));
      await expect(page.locator('mark', { hasText: '@Reviewer 1' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.goto('/admin/papers?needs=discussion');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(faces)).toHaveCount(0);
    });

    await test.step('the reviewer is emailed, and the list shows the answer until it is read', async () => {
      const { text } = await mailIn(product.mailbox, reviewerEmail, /^You are mentioned/);
      expect(text).not.toContain('Then we agree');
      await open('reviewer', '/reviewers');
      await expect(page.getByText('1 new comment')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: faces }).first().click();
      await expect(page.getByText('Mentions you')).toBeVisible();
      await page.goto('/reviewers');
      await expect(page.getByRole('link', { name: faces }).first()).toBeVisible();
      await expect(page.getByText('1 new comment')).toHaveCount(0);
    });

    await test.step('the chair, of another institution, becomes the meta-reviewer and summarises', async () => {
      await conference.configure({ metaReviews: { open: true } });
      await conference.chooseMetaReviewer(facesId);
      await open('chair', '/reviewers');
      const list = page.getByRole('region', { name: 'Meta-reviews' });
      await keyboard.press(list.getByRole('link', { name: faces }));
      await expect(page.getByText(/^Then we agree/)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      const text = page.getByRole('textbox', { name: /^Meta-review/ });
      await keyboard.write(text, 'Small but sound.');
      await page.getByRole('radio', { name: /^Accept/ }).check();
      await keyboard.press(page.getByRole('button', { name: 'Submit meta-review' }));
      await expect(page.getByText(/^Meta-review submitted/)).toBeVisible();
    });

    await test.step('records decisions of each track where the scores are compared', async () => {
      for (const [track, title, decision] of [
        ['media', faces, 'Accepted'],
        ['languages', radio, 'Rejected'],
      ] as const) {
        await page.goto(`/admin/papers/comparison?track=${track}`);
        const other = title === faces ? radio : faces;
        await expect(page.getByText(other)).toHaveCount(0);
        const choice = page.getByRole('checkbox', { name: new RegExp(`^Select .*${title}`) });
        await keyboard.reach(choice);
        await page.keyboard.press('Space');
        await keyboard.press(page.getByRole('button', { name: 'Record decision' }));
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Decision').selectOption(decision);
        await keyboard.press(dialog.getByRole('button', { name: 'Preview' }));
        await keyboard.press(dialog.getByRole('button', { name: 'Record 1 decision' }));
        await expect(page.getByText('1 paper changed.')).toBeAttached();
        expect(await faults(page)).toEqual([]);
      }
    });

    await test.step('releases them, and the authors read them', async () => {
      const subject = /decision|accepted/i;
      expect(await mailsIn(product.mailbox, conference.email, subject)).toEqual([]);
      await page.goto('/admin/papers/release');
      await keyboard.press(page.getByRole('button', { name: /^Release \d+ decisions?$/ }));
      const dialog = page.getByRole('dialog');
      await keyboard.press(dialog.getByRole('button', { name: /^Release \d+ decisions?$/ }));
      await mailIn(product.mailbox, conference.email, subject);
      await open('author', '/submitted');
      await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Rejected', { exact: true }).first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
    expect(plenary.complaints).toEqual([]);
  });
}
