import type { SimpleField } from '../model/fields';
import { texts } from './texts';

export const ITEM_KINDS = (['papers', 'talk', 'panel', 'break'] as const).map((value) => ({
  value,
  label: texts.item.kinds[value],
}));

export const ROOM_KINDS = (['physical', 'online'] as const).map((value) => ({
  value,
  label: texts.roomKinds[value],
}));

/** Of an item, by their names. */
export const itemFields = {
  start: { kind: 'time', name: 'start', label: texts.item.start },
  end: { kind: 'time', name: 'end', label: texts.item.end },
  title: { kind: 'line', name: 'title', label: texts.item.name },
  detail: {
    kind: 'line',
    name: 'detail',
    label: texts.item.detail,
    hint: texts.item.detailHint,
    optional: 'empty',
  },
  kind: {
    kind: 'choice',
    name: 'kind',
    label: texts.item.kind,
    optional: 'nothing',
    options: ITEM_KINDS,
  },
  room: { kind: 'line', name: 'room', label: texts.item.room, optional: 'nothing' },
} as const satisfies Record<string, SimpleField>;
