import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';

/** What chairs do to papers that registrations name. */
export class PaperBook {
  constructor(
    private readonly lab: PaymentsLab,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  async reopen(id: string): Promise<void> {
    await this.act(id, 'reopening', { reason: 'A review was of another paper.' });
  }

  async release(id: string): Promise<void> {
    await this.act(id, 'decision', { decision: 'accepted' });
    const { server, admin } = this.lab;
    const body = { papers: [{ id }] };
    await this.heard(server.call('POST', '/admin/papers/release', { token: admin.token, body }));
  }

  private async act(id: string, act: string, body: object): Promise<void> {
    const { server, admin } = this.lab;
    const { token } = admin;
    const { revision } = (await server.call('GET', `/admin/papers/${id}`, { token })).body;
    const sent = { token, body: { revision, ...body } };
    await this.heard(server.call('POST', `/admin/papers/${id}/${act}`, sent));
  }
}
