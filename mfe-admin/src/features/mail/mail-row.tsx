import type { RowShape } from '../../list/row-shape';
import { Ago } from '../../list/when';
import { inWords } from '../../states/in-words';
import { MailChip } from '../../states/mail-chip';
import type { MailRow } from './mail.api';
import { texts } from './texts';

export const mailRow: RowShape<MailRow> = {
  id: ({ id }) => id,
  head: texts.recipient,
  title: ({ recipient }) => recipient,
  note: ({ reason }) => reason,
  columns: [
    { head: texts.kind, cell: ({ kind }) => inWords(kind) },
    { head: texts.state, cell: ({ state }) => <MailChip state={state} /> },
    { head: texts.tries, isNumeric: true, cell: ({ tries }) => tries },
    {
      head: texts.written,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (mail, now) => ({
    value: <MailChip state={mail.state} />,
    text: inWords(mail.kind),
    age: <Ago at={mail.createdAt} now={now} />,
    foot: mail.reason,
  }),
};
