import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useUser } from '@plenary/kit/session';
import { colours, LinkButton, styled, typeSizes } from '@plenary/kit/ui';
import { texts } from './texts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& h2': { fontSize: theme.typography.h2.fontSize, lineHeight: 1.02 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '0.9fr 1fr', gap: 32 },
}));

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  maxInlineSize: '70ch',
  '& a': { marginBlockStart: 16 },
});

const Lead = styled('p')({ fontSize: typeSizes.lead, lineHeight: 1.5, color: colours.ink });

export function About() {
  const { heading, lead, text } = useEdition().about;
  const user = useUser();
  return (
    <Columns>
      <h2>{heading}</h2>
      <Body>
        <Lead>{lead}</Lead>
        <p>{text}</p>
        <LinkButton to={user ? paths.submit.href() : paths.register.href()}>
          {texts.joinUs}
        </LinkButton>
      </Body>
    </Columns>
  );
}
