import * as Dialog from '@radix-ui/react-dialog';
import { useMemo, useState } from 'react';
import type { LookUp } from '../../game-api/lookUp';
import { Almanac } from '../almanac/Almanac';
import { RulesReader } from '../rules/RulesReader';
import { useSettings } from '../settings';

type LookUpDialogProps = { readonly what: LookUp; readonly onClose: () => void };

/** The rules or the almanac over the table: the game waits behind it as it is. */
export function LookUpDialog({ what, onClose }: LookUpDialogProps) {
  const { t } = useSettings();
  const [before] = useState(() => document.activeElement);
  const place = useMemo(
    () => (what.kind === 'rules' && what.rule !== null ? { number: what.rule } : null),
    [what],
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="look-up-shade">
          <Dialog.Content
            className="look-up"
            data-testid="look-up"
            aria-describedby={undefined}
            onCloseAutoFocus={() => before instanceof HTMLElement && before.focus()}
          >
            <header className="look-up-head">
              <Dialog.Title>{t(what.kind === 'rules' ? 'rules.title' : 'almanac.title')}</Dialog.Title>
              <Dialog.Close className="button" data-testid="look-up-close">
                {t('lookUp.close')}
              </Dialog.Close>
            </header>
            <div className="look-up-body">
              {what.kind === 'rules' ? (
                <RulesReader place={place} />
              ) : (
                <Almanac section={what.section} G={what.G} />
              )}
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
