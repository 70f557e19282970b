import type { ReactNode } from 'react';
import type { Seen } from '../../session/report';
import { MenuGroup } from '../../table/controls/MenuGroup';
import { LookUpButtons } from '../look-up/LookUpButtons';
import { ReportButton } from '../report/ReportButton';
import { useSettings } from '../settings';
import { LanguageSwitch, ThemeSwitch } from './Switches';
import { DisplaySwitches, LogSwitch } from './TableSwitches';

type TableMenuProps = {
  /** Buttons about this game */
  readonly menu: ReactNode;
  /** Settings that only some tables have */
  readonly settings: ReactNode;
  /** The position that a report would show */
  readonly seen: Seen;
  readonly G: unknown;
  /** Label of the button that changes between drawn and text table */
  readonly otherView: string;
  readonly onChangeView: () => void;
  readonly onReplay: () => void;
};

/** The groups of a table's menu. They load with the table's late parts, because nobody needs them to play. */
export function TableMenu({ menu, settings, seen, G, otherView, onChangeView, onReplay }: TableMenuProps) {
  const { t } = useSettings();
  return (
    <>
      <MenuGroup id="game" title={t('table.groups.game')}>
        {menu}
        <button type="button" className="button" data-testid="open-replay" onClick={onReplay}>
          {t('replay.open')}
        </button>
        <ReportButton seen={seen} />
      </MenuGroup>
      <MenuGroup id="look-up" title={t('table.groups.lookUp')}>
        <LookUpButtons G={G} />
      </MenuGroup>
      <MenuGroup id="settings" title={t('table.groups.settings')}>
        <button type="button" className="button" data-testid="change-view" onClick={onChangeView}>
          {otherView}
        </button>
        <LanguageSwitch />
        <ThemeSwitch />
        <DisplaySwitches />
        <LogSwitch />
        {settings}
      </MenuGroup>
    </>
  );
}
