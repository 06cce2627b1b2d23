import { newId } from '../src/platform/core/new-id.js';
import { randomToken, tokenHash } from '../src/identity/credentials/random-token.js';
import { GroupsLab, type OpenedGroup } from './groups.js';
import type { Email, Hold, Subject } from './held-papers.js';
import { HeldRefunds } from './held-refunds.js';

/** Groups and the waiting list with an act that waits. */
export class HeldGroups extends HeldRefunds {
  private groups: GroupsLab | undefined;
  private pastEdition: string | undefined;

  protected async groupInvoiced(): Promise<Subject> {
    const { groups, group } = await this.groupOfTwo();
    const { payer } = groups;
    return {
      hold: async () => (await this.get(`/admin/groups/${group.id}`)).hold as Hold,
      act: async (by) => (await this.post(`/groups/${group.id}/invoice`, {}, by)).status === 200,
      read: async () => ({
        group: await this.rows('SELECT * FROM registration_groups WHERE id = $1', group.id),
        payments: await this.rows(
          'SELECT * FROM payments WHERE group_id = $1 ORDER BY id',
          group.id,
        ),
        emails: await this.rows<Email>(
          `SELECT id, kind, recipient FROM outgoing_emails WHERE cause LIKE '%:' || $1 || ':%' ORDER BY id`,
          group.id,
        ),
        shown: await this.get(`/groups/${group.id}`, payer),
      }),
    };
  }

  protected async memberRemoved(): Promise<Subject> {
    const { group, member } = await this.groupOfTwo();
    const ref = String(member.answer.body.data.merchantReference);
    const path = `/admin/groups/${group.id}/members/${member.id}`;
    const subject = this.payment({ ...member, ref }, async ({ token }) => {
      return (await this.server.call('DELETE', path, { token })).status === 200;
    });
    return { ...subject, hold: () => this.holdOf(member.id) };
  }

  /** Of an edition whose registration is closed: while it is open, free places are offered in turn. */
  protected async placeOffered(): Promise<Subject> {
    this.pastEdition ??= await this.copiedEdition();
    const [id, token] = [newId(), randomToken()];
    await this.server.dataSource.query(
      `INSERT INTO waiting_entries (id, edition_id, package_id, academic_category, name, email, status,
         token_hash, created_at)
       VALUES ($1, $2, 'virtual_presentation_only', 'student', 'Ada', $3, 'waiting', $4, now())`,
      [id, this.pastEdition, `${id}@example.org`, tokenHash(token)],
    );
    return {
      hold: () => this.holdOf(id),
      act: async (by) => {
        const { body } = await this.post(`/waiting-list/${id}/offer`, {}, by);
        return body.hold !== undefined && body.hold !== null;
      },
      read: async () => ({
        entry: await this.rows('SELECT * FROM waiting_entries WHERE id = $1', id),
        emails: await this.rows<Email>(
          `SELECT id, kind, recipient FROM outgoing_emails WHERE cause LIKE '%:' || $1 || '%' ORDER BY id`,
          id,
        ),
        shown: (await this.server.call('GET', `/payments/waiting-list/${token}`)).body as object,
      }),
    };
  }

  private async groupOfTwo() {
    this.groups ??= await GroupsLab.open(this.server);
    const { groups } = this;
    const group: OpenedGroup = await groups.group();
    const member = await groups.join(group);
    await groups.join(group);
    return { groups, group, member };
  }

  private async copiedEdition(): Promise<string> {
    const { items } = await this.get('/admin/editions');
    const [{ id }] = items as [{ id: string }];
    const { token } = this.lab.admin;
    const headers = { 'idempotency-key': newId() };
    const copy = await this.server.call('POST', `/admin/editions/${id}/copy`, { token, headers });
    return String(copy.body.id);
  }
}
