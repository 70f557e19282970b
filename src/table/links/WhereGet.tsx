import { useWords } from '../context';
import { useAsk } from './context';

type WhereGetProps = {
  readonly link: string;
  /** A standalone button rather than a link in a tip */
  readonly isApart?: boolean;
  readonly onPress?: () => void;
};

/** "Where do I get this?" button. The answer stays open beside the board. */
export function WhereGet({ link, isApart = false, onPress }: WhereGetProps) {
  const { t } = useWords();
  const ask = useAsk();
  return (
    <button
      type="button"
      className={isApart ? 'btn' : 'link'}
      tabIndex={isApart ? undefined : -1}
      data-testid="where-get"
      // Keep the focus on the thing; otherwise its card would close before the click.
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
