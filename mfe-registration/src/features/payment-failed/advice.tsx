import { styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  marginBlock: 40,
  '& h2': { marginBlockEnd: 12, fontSize: '1.375rem', lineHeight: 1.1 },
  '& ul': { paddingInlineStart: 20 },
  '& li + li': { marginBlockStart: 6 },
  '& ul + ul': { marginBlockStart: 20 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

export function Advice({ isTransfer }: { isTransfer: boolean }) {
  return (
    <Groups>
      <section>
        <h2>{texts.reasons}</h2>
        <List items={texts.cardReasons} />
        {isTransfer && <List items={texts.transferReasons} />}
      </section>
      <section>
        <h2>{texts.whatToDo}</h2>
        <List items={texts.advice} />
      </section>
    </Groups>
  );
}

function List({ items }: { items: Readonly<Record<string, string>> }) {
  return (
    <ul>
      {Object.values(items).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
