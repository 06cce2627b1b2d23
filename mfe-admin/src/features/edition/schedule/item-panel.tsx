import { formatDay } from '@plenary/kit/edition';
import { SelectField } from '@plenary/kit/forms';
import { Button, colours, fonts, styled } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { EditionForm } from '../section/use-section-form';
import { SimpleField } from '../section/simple-field';
import { itemFields, ITEM_KINDS } from './item-fields';
import { PlacedPapers } from './placed-papers';
import type { AcceptedPaper } from './schedule.api';
import { texts } from './texts';
import type { Schedule } from './use-schedule';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlockStart: 12,
  borderBlockStart: `3px solid ${colours.primary}`,
  '& h3': { fontFamily: fonts.body, fontSize: '1.125rem', overflowWrap: 'anywhere' },
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& [aria-disabled="true"]': { color: colours.control, cursor: 'default' },
  '& label[data-day]': { display: 'grid', gap: 4, fontSize: '0.9375rem', fontWeight: 700 },
  '& select[data-day]': {
    minBlockSize: 44,
    paddingInline: 10,
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    backgroundColor: colours.page,
    color: colours.ink,
    font: 'inherit',
    fontWeight: 400,
  },
  // Between the bars of the page, so that a block far down opens in sight.
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    insetBlockStart: 80,
    maxBlockSize: 'calc(100dvh - 180px)',
    // Room for the outline of the focus.
    padding: '12px 8px 8px',
    marginInline: -8,
    overflowY: 'auto',
  },
}));

const Times = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
});

interface ItemPanelProps {
  schedule: Schedule;
  day: number;
  item: number;
  form: EditionForm;
  query: UseQueryResult<AcceptedPaper[]>;
  onRemove: (item: number) => void;
  onClose: () => void;
  /** To another day. */
  onMoved: (day: number, item: number) => void;
}

/** The fields of an item. It takes the focus. */
export function ItemPanel(props: ItemPanelProps) {
  const { schedule, day, item, form, query, onRemove, onClose, onMoved } = props;
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const [other, setOther] = useState(day);
  const name = `schedule.${day}.items.${item}`;
  const current = schedule.days[day]!.items[item]!;
  const title = current.title || texts.newItem;

  useEffect(() => {
    const input = panel.current?.querySelector<HTMLInputElement>(`[name="${name}.title"]`);
    const target = input?.value === '' ? input : panel.current?.querySelector('h3');
    target?.focus();
  }, [name]);

  function moveToDay() {
    if (other === day) return;
    const place = schedule.days[other]!.items.length;
    schedule.change((days) =>
      days.map((items, at) => {
        if (at === day) return items.filter((_, index) => index !== item);
        return at === other ? [...items, current] : items;
      }),
    );
    onMoved(other, place);
  }

  return (
    <Panel
      ref={panel}
      data-panel=""
      aria-labelledby={titleId}
      onFocus={schedule.typing.onFocus}
      onBlur={schedule.typing.onBlur}
    >
      <h3 id={titleId} tabIndex={-1}>
        {texts.item.title({ title })}
      </h3>
      <SimpleField spec={itemFields.title} name={`${name}.title`} form={form} zone="" />
      <Times>
        <SimpleField spec={itemFields.start} name={`${name}.start`} form={form} zone="" />
        <SimpleField spec={itemFields.end} name={`${name}.end`} form={form} zone="" />
      </Times>
      <SelectField
        name={`${name}.room`}
        label={texts.item.room}
        optional
        placeholder={texts.everyone}
        options={schedule.rooms.map((room) => ({
          value: room.id,
          label: room.name || texts.unnamedRoom,
        }))}
      />
      <SelectField
        name={`${name}.kind`}
        label={texts.item.kind}
        optional
        placeholder={texts.item.noKind}
        options={ITEM_KINDS}
      />
      <SimpleField spec={itemFields.detail} name={`${name}.detail`} form={form} zone="" />
      {schedule.days.length > 1 && (
        <div>
          <label data-day="">
            {texts.item.otherDay}
            <select
              data-day=""
              value={other}
              onChange={(event) => setOther(Number(event.target.value))}
            >
              {schedule.days.map((each, index) => (
                <option key={`${index} ${each.day}`} value={index}>
                  {each.label || (each.day && formatDay(each.day))}
                </option>
              ))}
            </select>
          </label>
          <Button look="text" aria-disabled={other === day} onClick={moveToDay}>
            {texts.item.moveToDay}
          </Button>
        </div>
      )}
      <PlacedPapers schedule={schedule} day={day} item={item} query={query} />
      <footer>
        <Button look="outlined" onClick={onClose}>
          {texts.item.close}
        </Button>
        <Button look="text" onClick={() => onRemove(item)}>
          {texts.item.remove}
        </Button>
      </footer>
    </Panel>
  );
}
