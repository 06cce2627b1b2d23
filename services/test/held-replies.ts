import { newId } from '../src/platform/core/new-id.js';
import { HeldGroups } from './held-groups.js';
import type { Email, Subject } from './held-papers.js';
import { formOf, pdf } from './sample-files.js';

/** Replies to enquiries and applicants that wait. */
export class HeldReplies extends HeldGroups {
  protected async enquiryAnswered(): Promise<Subject> {
    const email = `${newId()}@sample.example`;
    const body = { name: 'Sample Reader', email, subject: 'Question', message: 'May I film?' };
    await this.server.call('POST', '/contact', { body: { ...body, category: 'Media' } });
    return this.answered('enquiries', email);
  }

  protected async applicantAnswered(): Promise<Subject> {
    const email = `${newId()}@sample.example`;
    const fields = { firstName: 'Sample', lastName: 'Applicant', email };
    const rest = { country: 'Kenya', affiliation: 'University (sample)' };
    const cv = { field: 'cv', content: pdf(email), name: 'cv.pdf' };
    const form = formOf({ ...fields, ...rest }, cv);
    await this.server.call('POST', '/committee/apply', { body: form });
    return this.answered('applications', email);
  }

  private async answered(list: 'enquiries' | 'applications', email: string): Promise<Subject> {
    const { items } = await this.get(`/admin/${list}?q=${email}`);
    const [{ id }] = items as [{ id: string }];
    const table = list === 'enquiries' ? 'enquiries' : 'committee_applications';
    return {
      hold: () => this.holdOf(id),
      act: async (by) => {
        const reply = { text: 'You may.', state: 'done', version: 1 };
        return (await this.post(`/${list}/${id}/replies`, reply, by)).status === 200;
      },
      read: async () => ({
        item: await this.rows(`SELECT * FROM ${table} WHERE id = $1`, id),
        replies: await this.rows(
          'SELECT * FROM inbox_replies WHERE coalesce(enquiry_id, application_id) = $1',
          id,
        ),
        emails: await this.rows<Email>(
          `SELECT id, kind, recipient FROM outgoing_emails
            WHERE kind = 'inbox-reply' AND cause LIKE '%:' || $1 || ':%' ORDER BY id`,
          id,
        ),
        shown: {},
      }),
      isEmailOnly: true,
    };
  }
}
