import { Mark } from '@plenary/kit/art';
import { useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import {
  Actions,
  colours,
  LinkButton,
  Page,
  Prose,
  Reveal,
  styled,
  typeSizes,
} from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { texts } from './texts';

/** Duration of the fade in milliseconds (specification, section 2). */
const FADE_MS = 500;

const Welcome = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  '& > svg': { inlineSize: 'clamp(120px, 18vw, 216px)', blockSize: 'auto', color: colours.primary },
  '& h2': { marginBlockEnd: 16, fontSize: theme.typography.h2.fontSize, lineHeight: 1.02 },
  '& p': { maxInlineSize: '46ch', fontSize: typeSizes.lead, lineHeight: 1.5 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '320px 1fr' },
}));

const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '16px 32px',
  marginBlockStart: 56,
  paddingBlockStart: 20,
  borderBlockStart: `6px solid ${colours.primary}`,
  '& h2': { fontSize: theme.typography.h2.fontSize, lineHeight: 1.02 },
  '& ul': { paddingInlineStart: 20 },
  '& li + li': { marginBlockStart: 8 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '320px 1fr', marginBlockStart: 72 },
}));

function RevealedSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Reveal fadeMs={FADE_MS}>
      <Row>
        <h2>{title}</h2>
        <Prose>{children}</Prose>
      </Row>
    </Reveal>
  );
}

export default function WhoWeArePage() {
  const { whoWeAre } = useEdition();
  return (
    <>
      <PageHead title={texts.title} />
      <Page>
        <Welcome>
          <Mark size={216} />
          <div>
            <h2>{texts.welcome}</h2>
            <p>{whoWeAre.welcome}</p>
          </div>
        </Welcome>
        {whoWeAre.about.length > 0 && (
          <RevealedSection title={texts.about}>
            {whoWeAre.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </RevealedSection>
        )}
        <RevealedSection title={texts.vision}>
          <p>{whoWeAre.vision}</p>
        </RevealedSection>
        {whoWeAre.mission.length > 0 && (
          <RevealedSection title={texts.mission}>
            <ul>
              {whoWeAre.mission.map((aim) => (
                <li key={aim}>{aim}</li>
              ))}
            </ul>
          </RevealedSection>
        )}
        <RevealedSection title={texts.next}>
          <Actions>
            <LinkButton look="outlined" to={paths.committee.href()}>
              {texts.committees}
            </LinkButton>
            <LinkButton look="outlined" to={paths.contact.href()}>
              {texts.contact}
            </LinkButton>
          </Actions>
        </RevealedSection>
      </Page>
    </>
  );
}
