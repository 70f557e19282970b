import { useState } from 'react';
import { dayText } from '../../language/moments';
import type { Deal, OwnResult } from '../../session/dailyDeal';
import { copyText } from '../page/copyText';
import { useSettings } from '../settings';
import { scoreText } from './deals';
import { useWords } from './words';

type ShareResultProps = {
  readonly deal: Deal;
  readonly title: string;
  readonly own: OwnResult;
  readonly place: NonNullable<OwnResult['day']>;
  readonly streak: number;
};

/** Shares a result as text that reveals nothing about the deal, with a link to a page about it. */
export function ShareResult({ deal: { day, scoreUnit }, title, own, place, streak }: ShareResultProps) {
  const t = useWords();
  const { language } = useSettings();
  const [isCopied, setCopied] = useState(false);
  const { score, medals, share, rank, people } = place;
  const url = `${location.origin}/daily/r/${share}`;
  const text = [
    t('shareResult.text', { title, day: dayText(day, language) }),
    t('shareResult.result', {
      rank,
      people,
      score: scoreText(score, scoreUnit, language),
    }),
    [
      medals.mark === null ? null : t('markOf', { medal: t(`mark.${medals.mark}`) }),
      medals.share === null ? null : t('share', { share: medals.share }),
      streak > 1 ? t('streak', { days: streak }) : null,
    ]
      .filter((part) => part !== null)
      .join(' · '),
    t('shareResult.tries', { tries: own.tries.join(' / ') }),
  ]
    .filter((line) => line !== '')
    .join('\n');
  const send = async () => {
    // Browsers without a share dialog lack the method, whatever the types say.
    const canShare: boolean = 'share' in navigator;
    if (canShare) {
      await navigator.share({ text, url }).catch(() => undefined);
      return;
    }
    await copyText(`${text}\n${url}`);
    setCopied(true);
  };
  return (
    <button type="button" className="button" data-testid="share" onClick={() => void send()}>
      <span aria-live="polite">{t(isCopied ? 'shareResult.copied' : 'shareResult.open')}</span>
    </button>
  );
}
