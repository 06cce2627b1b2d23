import { paths } from '@plenary/kit/paths';
import { EmailChip, PaperChip, PaymentChip, type PaperState } from '@plenary/kit/states';
import { adminPaths } from '../../../paths';
import { emailTemplateLabel } from '../../../shared/email-templates';
import { Records } from './records';
import { texts } from '../texts';
import { Blocks } from '../../../shared/page/columns';
import type { Person } from '../user.api';
import { useMay } from '@plenary/kit/session';
import { Chip } from '@plenary/kit/ui';

export function UserRecords({ user }: { user: Person }) {
  const may = useMay();
  return (
    <Blocks area="records">
      <Records
        heading={texts.registrations}
        none={texts.noRegistrations}
        total={user.counts.registrations}
        items={user.registrations.map(({ id, packageName, createdAt, isSettled, payment }) => ({
          id,
          title: packageName,
          to: payment ? `${paths.adminPayments.href()}?item=${id}` : undefined,
          at: createdAt,
          note: payment?.reference,
          state: payment ? (
            <PaymentChip state={payment.state} />
          ) : (
            <Chip tone={isSettled ? 'green' : 'amber'}>
              {isSettled ? texts.paid : texts.unpaid}
            </Chip>
          ),
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
          to: may('emails:read') ? `${adminPaths.emails.href()}?item=${id}` : undefined,
          at: createdAt,
          note: reason,
          state: <EmailChip state={state} />,
        }))}
      />
    </Blocks>
  );
}
