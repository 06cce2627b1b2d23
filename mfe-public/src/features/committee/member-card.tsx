import { Portrait } from '@plenary/kit/art';
import type { Edition } from '@plenary/kit/edition';
import { colours, ExternalLink, styled, VisuallyHidden } from '@plenary/kit/ui';
import { Photo } from '../../parts/photo';
import { isWebAddress } from './web-address';
import { texts } from './texts';

export type Member = Edition['committee']['chair'][number];

const Card = styled('div')({
  '& > img, & > svg': { inlineSize: '100%', aspectRatio: '400 / 372', objectFit: 'cover' },
  '& > strong': {
    display: 'block',
    marginBlockStart: 14,
    fontSize: '1.125rem',
    lineHeight: 1.4,
    color: colours.ink,
  },
  '& > p': { fontSize: '0.9375rem', lineHeight: 1.5 },
  '& > p + p': { marginBlockStart: 6, color: colours.muted },
  '& > a': { display: 'inline-block', paddingBlock: 10, fontSize: '0.9375rem' },
});

/** Photo or drawn portrait, name, role and, where there is one, the way to the person's profile. */
export function MemberCard({ member, position }: { member: Member; position: number }) {
  const { name, role, image, initials, bio, linkedin } = member;
  return (
    <Card>
      {image ? (
        <Photo address={image} sizes="(min-width: 600px) 310px, 100vw" />
      ) : (
        <Portrait seed={name} initials={initials} ground={position} />
      )}
      <strong>{name}</strong>
      <p>{role}</p>
      {bio && <p>{bio}</p>}
      {linkedin && isWebAddress(linkedin) && (
        <ExternalLink href={linkedin}>
          {texts.profile}
          <VisuallyHidden> {texts.profileOf(name)}</VisuallyHidden>
        </ExternalLink>
      )}
    </Card>
  );
}
