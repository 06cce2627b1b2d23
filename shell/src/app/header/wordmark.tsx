import { Mark } from '@plenary/kit/art';
import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { colours, fonts, styled } from '@plenary/kit/ui';
import { Link } from 'react-router-dom';

const Root = styled(Link, { shouldForwardProp: (prop) => prop !== 'onDark' })<{
  onDark: boolean;
}>(({ onDark, theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  color: onDark ? colours.onDark : theme.palette.primary.main,
  textDecoration: 'none',
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: '1.0625rem',
  lineHeight: 1.05,
  '& span': { display: 'block', whiteSpace: 'nowrap' },
}));

export function Wordmark(props: { onDark?: boolean; className?: string }) {
  const { shortName } = useEdition();
  return (
    <Root to={paths.home.href()} onDark={props.onDark ?? false} className={props.className}>
      <Mark />
      <span>
        {shortName.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
    </Root>
  );
}
