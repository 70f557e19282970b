import type { Medals } from '../../session/dailyDeal';
import { useWords } from './words';

/** Lists a person's medals in words; empty without medals. */
export function MedalList({ medals: { mark, share } }: { readonly medals: Medals }) {
  const t = useWords();
  if (mark === null && share === null) return null;
  return (
    <ul className="medals" data-testid="medals">
      {mark !== null && <li data-mark={mark}>{t('markOf', { medal: t(`mark.${mark}`) })}</li>}
      {share !== null && <li>{t('share', { share })}</li>}
    </ul>
  );
}
