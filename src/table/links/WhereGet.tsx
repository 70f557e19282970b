import { useWords } from '../context';
import { useAsk } from './context';

type WhereGetProps = {
  readonly link: string;
  /** A button of its own, where it is no part of a tip. */
  readonly isApart?: boolean;
  readonly onPress?: () => void;
};

/** "Where do I get this?": what answers stays open at the board. */
export function WhereGet({ link, isApart = false, onPress }: WhereGetProps) {
  const { t } = useWords();
  const ask = useAsk();
  return (
    <button
      type="button"
      className={isApart ? 'btn' : 'link'}
      tabIndex={isApart ? undefined : -1}
      data-testid="where-get"
      // The thing it is about keeps the focus, without which its card would close before the click.
      onMouseDown={isApart ? undefined : (event) => event.preventDefault()}
      onClick={() => {
        onPress?.();
        ask(link);
      }}
    >
      {t('kit.links.where')}
    </button>
  );
}
