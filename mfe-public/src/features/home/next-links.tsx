import { IconArrowRight } from '@plenary/kit/art/icons';
import { useEditionState } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { RouterLink } from '@plenary/kit/router';
import { colours, Section, styled, typeSizes } from '@plenary/kit/ui';
import { texts } from './texts';

const List = styled('ul')({
  marginBlockStart: 12,
  borderBlockStart: `6px solid ${colours.primary}`,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 80,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    color: colours.primary,
    textDecoration: 'none',
  },
  '& strong': { display: 'block', fontWeight: 700 },
  '& small': { fontSize: '0.9375rem', color: colours.muted },
  '& svg': { flex: 'none' },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});

const Block = styled(Section)({
  '& h2': { fontSize: typeSizes.h3, lineHeight: 1.1 },
});

/** After the conference. */
export function NextLinks() {
  const { phase } = useEditionState();
  if (phase !== 'over') return null;
  const { title, papers, registration, contact } = texts.next;
  return (
    <Block aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <List role="list">
        <NextLink to={paths.submitted.href()} {...papers} />
        <NextLink to={paths.conferenceRegister.href()} {...registration} />
        <NextLink to={paths.contact.href()} {...contact} />
      </List>
    </Block>
  );
}

function NextLink(props: { to: string; name: string; text: string }) {
  return (
    <li>
      <RouterLink to={props.to}>
        <span>
          <strong>{props.name}</strong>
          <small>{props.text}</small>
        </span>
        <IconArrowRight size={20} />
      </RouterLink>
    </li>
  );
}
