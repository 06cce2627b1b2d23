import { IconCheck } from '@plenary/kit/art/icons';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { Cell, LineFacts, Parts, Why } from './line-facts';
import { LineSection, type Section } from './line-section';
import { texts } from './texts';

const FIRST = 4;

/** Confirmed together, by the bar below. */
export function CertainLines({ section, isWhole }: { section: Section; isWhole: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const items = isWhole || isOpen ? section.items : section.items.slice(0, FIRST);
  const more = section.items.length - items.length;
  return (
    <LineSection
      id="certain"
      title={texts.certain}
      tone="green"
      section={section}
      hint={texts.certainHint}
      heads={[texts.registration, '']}
      foot={
        more > 0 && (
          <Button look="text" onClick={() => setOpen(true)}>
            {texts.showMore({ count: more })}
          </Button>
        )
      }
    >
      {items.map((line) => (
        <li key={line.id}>
          <LineFacts line={line} />
          <Cell data-cell="proposed">
            <Parts {...line} />
          </Cell>
          <Why data-cell="acts" data-look="agrees">
            <IconCheck /> {texts.agree}
          </Why>
        </li>
      ))}
    </LineSection>
  );
}
