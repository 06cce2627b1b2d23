import { Portrait } from '@plenary/kit/art';
import type { Edition } from '@plenary/kit/edition';
import { colours, ExternalLink, styled, VisuallyHidden } from '@plenary/kit/ui';
import { Photo } from '../../parts/photo';
import { isWebAddress } from './web-address';
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

const Words = styled('div')({
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& strong': { display: 'block', fontSize: '1.125rem', lineHeight: 1.4, color: colours.ink },
  '& p + p': { marginBlockStart: 6, color: colours.muted },
  '& a': { display: 'inline-block', paddingBlock: 10 },
});

/** Photo or drawn portrait, name, role and, where there is one, the way to the person's profile. */
export function MemberCard({ member, position }: { member: Member; position: number }) {
  const { name, role, image, initials, bio, linkedin } = member;
  return (
    <Card>
      {image ? (
        <Photo address={image} sizes="(min-width: 600px) 310px, 112px" />
      ) : (
        <Portrait seed={name} initials={initials} ground={position} />
      )}
      <Words>
        <strong>{name}</strong>
        <p>{role}</p>
        {bio && <p>{bio}</p>}
        {linkedin && isWebAddress(linkedin) && (
          <ExternalLink href={linkedin}>
            {texts.profile}
            <VisuallyHidden> {texts.profileOf(name)}</VisuallyHidden>
          </ExternalLink>
        )}
      </Words>
    </Card>
  );
}
