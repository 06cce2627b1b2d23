import { Content, Reveal, Section } from '@plenary/kit/ui';
import { About } from './about';
import { Facts } from './facts';
import { Hero } from './hero';
import { HighlightTabs } from './highlight-tabs';
import { PictureGrid } from './picture-grid';
import { Quotation } from './quotation';

export default function HomePage() {
  return (
    <>
      <Hero />
      <Content>
        <Facts />
        <Section>
          <Reveal>
            <HighlightTabs />
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
