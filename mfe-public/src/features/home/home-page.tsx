import { EditionStrip } from '@plenary/kit/page-head';
import { Content, Reveal, Section } from '@plenary/kit/ui';
import { TabSet } from '../../shared/tab-set';
import { About } from './about';
import { Facts } from './facts';
import { Hero } from './hero';
import { Partners } from './partners';
import { PictureGrid } from './picture-grid';
import { Quotation } from './quotation';
import { Speakers } from './speakers';
import { texts } from './texts';
import { Venue } from './venue';
import { NextLinks } from './next-links';

export default function HomePage() {
  return (
    <>
      <EditionStrip />
      <Hero />
      <Content>
        <Facts />
        <NextLinks />
        <Section>
          <Reveal>
            <TabSet
              label={texts.tabs}
              tabs={[
                { label: texts.speakers, content: <Speakers /> },
                { label: texts.venue, content: <Venue /> },
                { label: texts.partners, content: <Partners /> },
              ]}
            />
          </Reveal>
        </Section>
        <Section>
          <Reveal>
            <About />
          </Reveal>
        </Section>
      </Content>
      <Section>
        <Reveal>
          <Quotation />
        </Reveal>
        <Reveal>
          <PictureGrid />
        </Reveal>
      </Section>
    </>
  );
}
