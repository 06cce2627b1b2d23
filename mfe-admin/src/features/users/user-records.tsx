import { paths } from '@plenary/kit/paths';
import { Chip } from '@plenary/kit/ui';
import { adminPaths } from '../../paths';
import { inWords } from '../../states/in-words';
import { MailChip } from '../../states/mail-chip';
import { PaymentChip } from '../../states/payment-chip';
import { Records } from './records';
import { texts } from './texts';
import { Blocks } from '../../page/columns';
import type { Person } from './user.api';

/** What the product holds of a person: registrations, papers, mails. */
export function UserRecords({ user }: { user: Person }) {
  return (
    <Blocks area="records">
      <Records
        heading={texts.registrations}
        none={texts.noRegistrations}
        total={user.counts.registrations}
        items={user.registrations.map(({ id, packageName, createdAt, reference, state }) => ({
          id,
          what: packageName,
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
          what: title,
          at: createdAt,
          state: <Chip tone="grey">{inWords(status)}</Chip>,
        }))}
      />
      <Records
        heading={texts.mails}
        none={texts.noMails}
        total={user.counts.mails}
        items={user.mails.map(({ id, kind, createdAt, state, reason }) => ({
          id,
          what: inWords(kind),
          to: `${adminPaths.mail.href()}?item=${id}`,
          at: createdAt,
          note: reason,
          state: <MailChip state={state} />,
        }))}
      />
    </Blocks>
  );
}
