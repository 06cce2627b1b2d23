import { IconDownload } from '@plenary/kit/art/icons';
import { Button, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useState } from 'react';
import type { DownloadRequest } from '../../downloads.api';
import type { ExportedList } from '../export-columns.api';
import { lazyPart } from '../../lazy-part';
import { texts } from '../texts';
import { Dropdown } from './dropdown';
import { ExportChoices, type Format } from './export-choices';

/** Loaded when it is opened. */
const ColumnsDialog = lazyPart(() => import('./export-columns-dialog'));

const Place = styled('div')({ marginInlineStart: 'auto' });

type OtherFormat = 'json' | 'zip' | 'camera-ready';
const defaultFormats: readonly Format[] = ['csv', 'xlsx'];

export interface ExportMenuProps<Formats extends Format | OtherFormat> {
  request: (format: Formats) => DownloadRequest;
  formats?: readonly Formats[];
  hint?: string;
  /** The list whose columns can be chosen for spreadsheets. */
  columnsOf?: ExportedList;
}

/** Exports all rows that match the search and filters, in the order of the list. */
export function ExportMenu<Formats extends Format | OtherFormat = Format>(
  props: ExportMenuProps<Formats>,
) {
  const { request, formats = defaultFormats as readonly Formats[], hint, columnsOf } = props;
  const [isStarted, setStarted] = useState(false);
  const [isChoosing, setChoosing] = useState(false);

  return (
    <Place>
      <VisuallyHidden role="status">{isStarted && texts.exported}</VisuallyHidden>
      <Dropdown button={texts.export} startIcon={<IconDownload />}>
        {(close) => (
          <>
            <p>{hint ?? texts.exportHint}</p>
            <ExportChoices
              formats={formats}
              request={request}
              onStarted={() => {
                setStarted(true);
                close();
              }}
            />
            {columnsOf && (
              <Button
                look="text"
                onClick={() => {
                  close();
                  setChoosing(true);
                }}
              >
                {texts.chooseColumns}
              </Button>
            )}
          </>
        )}
      </Dropdown>
      {columnsOf && isChoosing && (
        <ColumnsDialog
          list={columnsOf}
          request={(format) => request(format as Formats)}
          onClose={() => setChoosing(false)}
          onStarted={() => {
            setStarted(true);
            setChoosing(false);
          }}
        />
      )}
    </Place>
  );
}
