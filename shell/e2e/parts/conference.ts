import type { APIRequestContext, Page } from '@playwright/test';
import { Keyboard } from './keyboard';
import { callsOf, newAccount, paperUnderReview, samplePdf } from './papers';
import { type Product, signIn, type Role } from './product';
import { expect, mailIn, type Plenary } from './test';

const limits = { reviewersInvited: 2, reviewsNeeded: 1 };
const ethics = { id: 'ethics', label: 'Ethics', help: '', kind: 'text', options: [] };
const tracks = [
  {
    ...{ id: 'media', name: 'Media', topics: ['Synthetic media'], limits, reviewForm: 'own' },
    reviewFields: [{ ...ethics, required: true, visibleToAuthors: true }],
  },
  {
    ...{ id: 'languages', name: 'Languages', topics: ['Low-resource languages'], limits },
    ...{ reviewForm: 'conference', reviewFields: [] },
  },
];

/** A conference of two tracks: their papers, and the people who decide about them. */
export class Conference {
  readonly keyboard: Keyboard;
  chair = '';
  reviewer = '';
  author = '';
  /** Of the author. */
  email = '';
  /** Ids of papers by title. */
  readonly ids = new Map<string, string>();

  constructor(
    readonly page: Page,
    private readonly request: APIRequestContext,
    readonly product: Product,
  ) {
    this.keyboard = new Keyboard(page);
  }

  /** With nothing open but the submission. The author has an institution of no reviewer. */
  async begin(plenary: Plenary, papers: Record<string, string>): Promise<void> {
    this.chair = await this.tokenOf('admin');
    this.reviewer = await this.tokenOf('reviewer');
    const writer = await newAccount(this.request, plenary);
    this.author = writer.token;
    this.email = writer.email;
    const { text } = await mailIn(this.product.mailbox, writer.email, /verif|code/i);
    const data = { email: writer.email, code: /\b(\d{4})\b/.exec(text)?.[1] };
    await callsOf(this.request, this.author)('POST', '/auth/verify-email', { data });
    const closed = { open: false };
    await this.configure({
      ...{ tracks, discussion: closed, metaReviews: closed },
      responses: { ...closed, wordLimit: 500 },
    });
    const pdf = await samplePdf(this.page);
    for (const [title, topic] of Object.entries(papers)) {
      const people = { author: writer, admin: this.chair };
      this.ids.set(title, await paperUnderReview(this.request, people, title, pdf, topic));
    }
  }

  /** Changes sections of the edition. */
  async configure(sections: object): Promise<void> {
    const { items } = (await this.call('GET', '/admin/editions')) as unknown as {
      items: { id: string }[];
    };
    const path = `/admin/editions/${items[0]?.id}`;
    const { revision } = await this.call('GET', path);
    await this.call('PATCH', path, { data: { revision, ...sections } });
  }

  /** Makes the administrator, who is of another institution than the author, the meta-reviewer. */
  async chooseMetaReviewer(paperId: string): Promise<void> {
    const path = `/admin/papers/${paperId}`;
    const { items } = (await this.call('GET', `${path}/candidates`)) as unknown as {
      items: { id: string; name: string }[];
    };
    const { revision } = await this.call('GET', path);
    const reviewerId = items.find(({ name }) => name.startsWith('Admin'))?.id;
    await this.call('POST', `${path}/meta-reviewer`, { data: { revision, reviewerId } });
  }

  async open(token: string, path: string): Promise<void> {
    await this.page.goto('/robots.txt');
    await this.page.evaluate((kept) => localStorage.setItem('token', kept), token);
    await this.page.goto(path);
  }

  /** As the chair. */
  private call(method: string, path: string, options: { data?: object } = {}) {
    return callsOf(this.request, this.chair)(method, path, options);
  }

  private async tokenOf(role: Role): Promise<string> {
    const data = signIn(this.product.dataDir, role);
    const answer = await this.request.post('/api/v1/auth/login', { data });
    expect(answer.status()).toBeLessThan(300);
    return ((await answer.json()) as { token: string }).token;
  }
}
