import type { ReactNode } from 'react';
import { isolate } from '../../../language/isolate';
import type { Language } from '../../../language/language';
import { LANGUAGE_NAMES } from '../../../language/languageNames';
import { inARow } from '../../../language/lists';
import { agoText } from '../../../language/moments';
import type { Match } from '../../../session/protocol';
import { isOpen } from '../../../session/seatKinds';
import { findOffer } from '../../games';
import { useSettings } from '../../settings';
import { clockFacts } from '../clock/clockText';
import { serverNow } from '../connection/serverTime';
import { distinctPlayers, isDealt, isEmpty } from '../seats/seats';
import { useWords, type Words } from '../words';

const names = ({ players }: Match, language: Language): string =>
  inARow(
    distinctPlayers(players).flatMap(({ name }) => (name === undefined ? [] : isolate(name))),
    language,
  );

function ratingsText(ratings: Match['ratings'], t: Words): string {
  if (ratings === undefined) return t('lobby.rated');
  return t(ratings.least === ratings.most ? 'lobby.rating' : 'lobby.ratings', ratings);
}

type MatchRowProps = {
  readonly match: Match;
  /** Text for the player to act, if known. */
  readonly turn?: { readonly text: string; readonly isYours: boolean } | null;
  readonly children: ReactNode;
};

export function MatchRow({ match, turn = null, children }: MatchRowProps) {
  const t = useWords();
  const { language } = useSettings();
  const {
    gameName,
    players,
    clock,
    rated,
    ratings,
    language: spoken,
    gameover,
    createdAt,
    updatedAt,
  } = match;
  const free = players.filter(isOpen).length;
  const taken = players.some(isEmpty) ? t('lobby.closed') : t('lobby.full');
  const hasMoves = updatedAt > createdAt;
  const state = gameover !== undefined ? 'over' : isDealt(match) ? 'running' : 'waiting';
  const facts = [
    findOffer(gameName)?.title[language] ?? gameName,
    t(`lobby.${state}`),
    ...(gameover !== undefined ? [] : [free > 0 ? t('lobby.seatsFree', { count: free }) : taken]),
    ...(rated === true ? [ratingsText(ratings, t)] : []),
    ...(spoken === undefined || gameover !== undefined ? [] : [LANGUAGE_NAMES[spoken]]),
    ...(clock === undefined ? [] : clockFacts(clock, t, language)),
    t(hasMoves ? 'lobby.moved' : 'lobby.created', { when: agoText(updatedAt, language, serverNow()) }),
  ];
  return (
    <li className={turn?.isYours === true ? 'match yours' : 'match'}>
      <div>
        <strong>{names(match, language) || t('lobby.nobody')}</strong>
        {turn !== null && <em data-testid="turn">{turn.text}</em>}
        <small>{facts.join(' · ')}</small>
      </div>
      {children}
    </li>
  );
}
