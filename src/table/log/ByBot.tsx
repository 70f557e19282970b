import { useWords } from '../context';

/** Marks a turn that a bot played for the absent player. */
export function ByBot() {
  const { t } = useWords();
  return (
    <small className="log-by-bot">
      <span aria-hidden="true">{t('kit.log.bot')} </span>
      <span className="visually-hidden">{t('kit.log.byBot')} </span>
    </small>
  );
}
