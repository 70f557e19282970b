import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useContext } from 'react';
import { CoachContext } from '../../game-api/guide';
import { RuleText } from '../../game-api/lookUp';
import { useNotice, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { usePortal } from '../controls/portal';
import { SCROLLED_BY_KEYS } from '../scrolls';

type DialogProps = {
  readonly testId: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly emblem?: ReactNode;
  /** Between title and closing cross. */
  readonly aside?: ReactNode;
  readonly size?: 'small' | 'middle' | 'wide' | 'full';
  /** Absent: the dialog can't be dismissed. */
  readonly onClose?: () => void;
  readonly foot?: ReactNode;
  /** It is only read: keys scroll it where it is long. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
};

/** The frame that all dialogs share: head, body, foot; Escape and the cross close it where it may be closed. */
export function Dialog(props: DialogProps) {
  const { testId, title, subtitle, emblem, aside, size = 'middle', onClose, foot, isRead, children } = props;
  const { t } = useWords();
  const notice = useNotice();
  const container = usePortal();
  const coach = useContext(CoachContext);
  const keep = (event: Event) => {
    if (onClose === undefined) event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal container={container}>
        <div className="dialog-shade">
          <Radix.Content
            className={`dialog dialog-${size}`}
            data-testid={testId}
            aria-describedby={undefined}
            tabIndex={-1}
            onOpenAutoFocus={(event) => {
              // The dialog itself, so that Escape and Tab work and nothing is marked before it is reached.
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onEscapeKeyDown={keep}
            onPointerDownOutside={keep}
            onInteractOutside={keep}
          >
            <div className="dialog-head">
              {emblem}
              <div className="dialog-titles">
                <Radix.Title className="dialog-title">{title}</Radix.Title>
                {subtitle !== undefined && <p className="dialog-subtitle">{subtitle}</p>}
              </div>
              {aside}
              {onClose !== undefined && (
                <Radix.Close asChild>
                  <button
                    type="button"
                    className="btn btn-cross"
                    data-testid="close"
                    aria-label={t('kit.close')}
                  >
                    <Glyph name="close" size={22} />
                  </button>
                </Radix.Close>
              )}
            </div>
            {coach}
            <div className="dialog-body" {...(isRead && SCROLLED_BY_KEYS)}>
              {children}
            </div>
            {notice !== null && (
              <p className="dialog-refusal" role="alert">
                <RuleText text={notice} />
              </p>
            )}
            {foot !== undefined && <div className="dialog-foot">{foot}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
