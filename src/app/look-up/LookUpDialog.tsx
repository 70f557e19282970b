import { useId, useMemo } from 'react';
import type { LookUp } from '../../game-api/lookUp';
import { Modal } from '../../table/dialogs/Modal';
import { Almanac } from '../almanac/Almanac';
import { useLateWords } from '../lateWords';
import { RulesReader } from '../rules/RulesReader';
import { useSettings } from '../settings';

type LookUpDialogProps = { readonly what: LookUp; readonly onClose: () => void };

/** Shows the rules or the almanac over the table, which keeps its state. */
export function LookUpDialog({ what, onClose }: LookUpDialogProps) {
  const { t } = useSettings();
  const say = useLateWords();
  const titleId = useId();
  const place = useMemo(
    () => (what.kind === 'rules' && what.rule !== null ? { number: what.rule } : null),
    [what],
  );
  return (
    <Modal
      container={document.body}
      shade="look-up-shade"
      className="look-up"
      testId="look-up"
      titleId={titleId}
      onClose={onClose}
    >
      <header className="look-up-head">
        <h2 id={titleId}>{what.kind === 'rules' ? say('rules.title') : t('almanac.title')}</h2>
        <button type="button" className="button" data-testid="look-up-close" onClick={onClose}>
          {say('lookUp.close')}
        </button>
      </header>
      <div className="look-up-body">
        {what.kind === 'rules' ? (
          <RulesReader place={place} />
        ) : (
          <Almanac section={what.section} G={what.G} />
        )}
      </div>
    </Modal>
  );
}
