import { Portrait } from '@plenary/kit/art';
import type { Edition } from '@plenary/kit/edition';
import { colours, ExternalLink, styled, VisuallyHidden } from '@plenary/kit/ui';
import { Photo } from '../../shared/photo';
import { texts } from './texts';

export type Member = Edition['committee']['chair'][number];

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: '14px 16px',
  alignContent: 'start',
  alignItems: 'start',
  '& > img, & > svg': { inlineSize: '100%', blockSize: 112, objectFit: 'cover' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > img, & > svg': { blockSize: 'auto', aspectRatio: '400 / 372' },
  },
}));

const Details = styled('div')({
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& strong': { display: 'block', fontSize: '1.125rem', lineHeight: 1.4, color: colours.ink },
  '& p + p': { marginBlockStart: 6, color: colours.muted },
  '& a': { display: 'inline-block', paddingBlock: 10 },
});

export function MemberCard({ member, position }: { member: Member; position: number }) {
  const { name, role, image, initials, bio, linkedin } = member;
  return (
    <Card>
      {image ? (
        <Photo address={image} sizes="(min-width: 600px) 310px, 112px" />
      ) : (
        <Portrait seed={name} initials={initials} ground={position} />
      )}
      <Details>
        <strong>{name}</strong>
        <p>{role}</p>
        {bio && <p>{bio}</p>}
        {linkedin && isWebAddress(linkedin) && (
          <ExternalLink href={linkedin}>
            <span aria-hidden>{texts.profile}</span>
            <VisuallyHidden>{texts.profileOf({ name })}</VisuallyHidden>
          </ExternalLink>
        )}
      </Details>
    </Card>
  );
}

/** Guards against `javascript:` and `data:` links. */
function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link);
}
