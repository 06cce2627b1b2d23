import { EmailChip } from '@plenary/kit/states';
import type { RowShape } from '../../shared/list/rows/row-shape';
import { Ago } from '../../shared/details/time';
import { emailTemplateLabel } from '../../shared/email-templates';
import type { EmailRow } from './emails.api';
import { texts } from './texts';

export const emailRow: RowShape<EmailRow> = {
  id: ({ id }) => id,
  head: texts.recipient,
  title: ({ recipient }) => recipient ?? texts.hidden,
  note: ({ reason }) => reason,
  columns: [
    { head: texts.kind, cell: ({ kind }) => kind && emailTemplateLabel(kind) },
    { head: texts.status, cell: ({ state }) => <EmailChip state={state} /> },
    { head: texts.attempts, isNumeric: true, cell: ({ tries }) => tries },
    {
      head: texts.created,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (email, now) => ({
    value: <EmailChip state={email.state} />,
    text: email.kind && emailTemplateLabel(email.kind),
    age: <Ago at={email.createdAt} now={now} />,
    foot: email.reason,
  }),
};
