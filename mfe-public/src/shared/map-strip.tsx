import { MapArt } from '@plenary/kit/art';
import { DarkBand, Edge } from '@plenary/kit/page-head';
import { styled } from '@plenary/kit/ui';

const Strip = styled(DarkBand)({ blockSize: 150 });

const Map = styled(MapArt)({
  inlineSize: 870,
  insetBlockStart: 4,
  insetInlineStart: 'calc(50% - 435px)',
});

export function MapStrip() {
  return (
    <div aria-hidden data-print="none">
      <Strip>
        <Map />
      </Strip>
      <Edge />
    </div>
  );
}
