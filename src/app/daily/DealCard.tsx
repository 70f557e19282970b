import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameOffer } from '../../game-api/module';
import { itemAt } from '../../rules-kit/indexed';
import { type Deal, dealSave, MOST_TRIES, type OwnResult } from '../../session/dailyDeal';
import { beginGame } from '../browser-storage/savedGames';
import { progressOf, runningGame } from '../game/runningGame';
import { fetchModule, findOffer } from '../games';
import { botName } from '../new-game/botNames';
import { fixedColours } from '../new-game/seating';
import { takeNewVersion } from '../offline/newVersion';
import { lastName } from '../online/person/lastName';
import { Problem } from '../Problem';
import { useSettings } from '../settings';
import { scoreText } from './deals';
import { MedalList } from './MedalList';
import { ShareResult } from './ShareResult';
import { useWords } from './words';

type DealCardProps = {
  readonly deal: Deal;
  readonly today: string;
  /** Null until the results have loaded, or without a key. */
  readonly own: OwnResult | null;
  readonly streak: number;
};

export function DealCard({ deal, today, own, streak }: DealCardProps) {
  const t = useWords();
  const { language } = useSettings();
  const { game, day, players, label, marks, scoreUnit } = deal;
  const offer = findOffer(game);
  if (offer === null) return null;
  const score = (points: number) => scoreText(points, scoreUnit, language);
  const bots = players - 1;
  return (
    <li className="deal" data-testid={`deal-${game}`} style={{ '--accent': offer.accent }}>
      <h2>{offer.title[language]}</h2>
      <p className="quiet">
        {bots === 0 ? t('solo') : t('bots', { count: bots })}
        {label !== null && ` · ${label[language]}`}
      </p>
      <p className="deal-marks">
        {t('marks')}
        {(['gold', 'silver', 'bronze'] as const).map((mark) => (
          <span key={mark} data-mark={mark}>
            {t('markFrom', { medal: t(`mark.${mark}`), score: marks[mark] })}
          </span>
        ))}
      </p>
      {own !== null && <Own own={own} score={score} />}
      <div className="row deal-ways">
        <PlayButton deal={deal} offer={offer} today={today} tries={own?.tries.length ?? 0} />
        <Link href={`/daily/${day}/${game}`} className="button" data-testid="standings">
          {t('table')}
        </Link>
        {own?.day != null && (
          <ShareResult deal={deal} title={offer.title[language]} own={own} place={own.day} streak={streak} />
        )}
      </div>
    </li>
  );
}

type OwnProps = { readonly own: OwnResult; readonly score: (points: number) => string };

function Own({ own: { tries, day, week }, score }: OwnProps) {
  const t = useWords();
  if (day === null) return null;
  return (
    <div className="deal-own" data-testid="own">
      <ol className="deal-tries" aria-label={t('tries')}>
        {Array.from({ length: MOST_TRIES }, (_, index) => {
          const points = tries[index];
          return (
            <li key={String(index)} data-best={points === day.score ? '' : undefined}>
              {points === undefined ? <span title={t('noTry')}>–</span> : score(points)}
            </li>
          );
        })}
      </ol>
      <MedalList medals={day.medals} />
      <p>{t('place', { rank: day.rank, people: day.people })}</p>
      {week !== null && <p className="quiet">{t('weekPlace', { rank: week.rank, people: week.people })}</p>}
    </div>
  );
}

type PlayButtonProps = {
  readonly deal: Deal;
  readonly offer: GameOffer;
  readonly today: string;
  readonly tries: number;
};

function PlayButton({ deal, offer, today, tries }: PlayButtonProps) {
  const t = useWords();
  const { t: say, language } = useSettings();
  const [, navigate] = useLocation();
  const [isOther, setOther] = useState(false);
  const running = useMemo(runningGame, []);
  const goesOn =
    running !== null &&
    running !== 'unreadable' &&
    running.seed === deal.seed &&
    progressOf(running) === 'goesOn';
  if (goesOn)
    return (
      <Link href="/table" className="button primary" data-testid="go-on">
        {t('goOn')}
      </Link>
    );
  if (tries >= MOST_TRIES) return <span className="quiet">{t('noneLeft')}</span>;
  if (deal.day !== today) return null;
  const play = async () => {
    const module = await fetchModule(deal.game);
    if (module.rulesVersion !== deal.rulesVersion) {
      setOther(true);
      await takeNewVersion();
      return;
    }
    const names = [lastName() || say('setup.defaultName', { seat: 1 })];
    while (names.length < deal.players) names.push(botName(language, names));
    const fixed = fixedColours(offer, deal.setupData);
    const seats = names.map((name, seat) => ({
      name,
      colour: fixed[seat] ?? itemAt(offer.colours, seat % offer.colours.length).id,
    }));
    beginGame(dealSave(deal, seats));
    navigate('/table');
  };
  return (
    <>
      <button type="button" className="button primary" data-testid="play-deal" onClick={() => void play()}>
        {t(tries === 0 ? 'play' : 'again')}
      </button>
      <Problem text={isOther ? t('otherRules') : null} />
    </>
  );
}
