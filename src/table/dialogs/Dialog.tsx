import { type ReactNode, useId } from 'react';
import { RuleText } from '../../game-api/lookUp';
import { useNotice, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { usePortal } from '../controls/portal';
import { useMediaQuery } from '../controls/useMediaQuery';
import { CoachSlot } from '../frame/CoachSlot';
import { WIDE } from '../frame/widths';
import { SCROLLED_BY_KEYS } from '../scrolls';
import { Modal } from './Modal';

type DialogProps = {
  readonly testId: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly emblem?: ReactNode;
  /** Content between title and close button */
  readonly aside?: ReactNode;
  readonly size?: 'small' | 'middle' | 'wide' | 'full';
  /** Omit it if the dialog must be answered. */
  readonly onClose?: () => void;
  readonly foot?: ReactNode;
  /** In a wide window, the dialog is at the right edge, and board and hand stay usable. */
  readonly isBeside?: boolean;
  /** The dialog is read-only, so keys scroll it. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
};

/** The shared frame of dialogs: header, body, footer. Escape and the close button close it if `onClose` is given. */
export function Dialog(props: DialogProps) {
  const { testId, title, subtitle, emblem, aside, size = 'middle', onClose, foot, isRead, children } = props;
  const isBeside = useMediaQuery(WIDE) && props.isBeside === true;
  const { t } = useWords();
  const notice = useNotice();
  const container = usePortal();
  const titleId = useId();
  const shade = isBeside ? ' dialog-shade-beside' : foot === undefined ? '' : ' dialog-shade-foot';
  return (
    <Modal
      container={container ?? document.body}
      shade={`dialog-shade${shade}`}
      className={`dialog dialog-${isBeside ? 'beside' : size}`}
      testId={testId}
      titleId={titleId}
      isModal={!isBeside}
      onClose={onClose}
    >
      <div className="dialog-head">
        {emblem}
        <div className="dialog-titles">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          {subtitle !== undefined && <p className="dialog-subtitle">{subtitle}</p>}
        </div>
        {aside}
        {onClose !== undefined && (
          <button
            type="button"
            className="btn btn-cross"
            data-testid="close"
            aria-label={t('kit.close')}
            onClick={onClose}
          >
            <Glyph name="close" size={22} />
          </button>
        )}
      </div>
      <CoachSlot />
      <div className="dialog-body" {...(isRead && SCROLLED_BY_KEYS)}>
        {children}
      </div>
      {notice !== null && (
        <p className="dialog-refusal" role="alert">
          <RuleText text={notice} />
        </p>
      )}
      {foot !== undefined && <div className="dialog-foot">{foot}</div>}
    </Modal>
  );
}
