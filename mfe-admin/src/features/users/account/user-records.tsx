import { paths } from '@plenary/kit/paths';
import { EmailChip, PaperChip, PaymentChip, type PaperState } from '@plenary/kit/states';
import { adminPaths } from '../../../paths';
import { emailTemplateLabel } from '../../../shared/email-templates';
import { Records } from './records';
import { texts } from '../texts';
import { Blocks } from '../../../shared/page/columns';
import type { Person } from '../user.api';

export function UserRecords({ user }: { user: Person }) {
  return (
    <Blocks area="records">
      <Records
        heading={texts.registrations}
        none={texts.noRegistrations}
        total={user.counts.registrations}
        items={user.registrations.map(({ id, packageName, createdAt, reference, state }) => ({
          id,
          title: packageName,
          to: `${paths.adminPayments.href()}?item=${id}`,
          at: createdAt,
          note: reference,
          state: <PaymentChip state={state} />,
        }))}
      />
      <Records
        heading={texts.papers}
        none={texts.noPapers}
        total={user.counts.papers}
        items={user.papers.map(({ id, title, createdAt, status }) => ({
          id,
          title,
          at: createdAt,
          state: <PaperChip state={status as PaperState} />,
        }))}
      />
      <Records
        heading={texts.emails}
        none={texts.noEmails}
        total={user.counts.emails}
        items={user.emails.map(({ id, kind, createdAt, state, reason }) => ({
          id,
          title: emailTemplateLabel(kind),
          to: `${adminPaths.emails.href()}?item=${id}`,
          at: createdAt,
          note: reason,
          state: <EmailChip state={state} />,
        }))}
      />
    </Blocks>
  );
}
