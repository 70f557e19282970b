import { memo } from 'react';
import { useMediaQuery } from '../../../../table/controls/useMediaQuery';
import { TABLET } from '../../../../table/frame/widths';
import { Log, useTable } from '../context';
import { Sailing } from '../own/Sailing';
import { Colours } from './Colours';
import { Columns } from './Columns';
import { ColumnTabs } from './ColumnTabs';
import { Piles } from './Piles';
import { Wheels } from './Wheels';

/**
 * The council board: wheels, the two rows with keys and prices, the piles. On small screens only the columns, with
 * wheels and log below if the window is tall enough (phone.css, side.css).
 */
export const Council = memo(function Council({ touch = false }: { readonly touch?: boolean }) {
  const { ctx } = useTable();
  const isTablet = useMediaQuery(TABLET);
  if (ctx.phase === 'colours') return <Colours />;
  const board = (
    <div className="grid fill gap-8 council">
      {touch ? (
        <>
          <ColumnTabs />
          <Columns />
          <Wheels />
          {isTablet && <Log />}
        </>
      ) : (
        <>
          <Wheels />
          <Columns />
        </>
      )}
      <Piles />
    </div>
  );
  // On desktops the voyage overlays a corner of the board instead (`Corner`).
  return touch ? (
    <>
      {board}
      <Sailing />
    </>
  ) : (
    board
  );
});
