import { useCallback } from 'react';
import { Link } from 'wouter';
import { momentText } from '../../language/moments';
import type { Profile } from '../../session/ratings';
import { findOffer } from '../games';
import { ask, LobbyProblem, problemText } from '../online/connection/lobby';
import { TablesLink } from '../online/table/TablesLink';
import { useWords as useOnlineWords } from '../online/words';
import { Problem } from '../Problem';
import { useSettings } from '../settings';
import '../online/online.css';
import { PagedList } from './PagedList';
import './played.css';
import { RatedGameRow, useOpponentText } from './RatedGameRow';
import { RatingRows } from './RatingRows';
import { useAnswer } from './useAnswer';
import { useWords } from './words';

/** Returns a profile with all its games. @throws LobbyProblem */
async function fetchProfile(id: string): Promise<Profile> {
  const address = `/people/profiles/${encodeURIComponent(id)}`;
  const profile = (await ask(address)) as Profile;
  const games = [...profile.games];
  for (let next = profile.next; next !== null; ) {
    const page = (await ask(`${address}?before=${next}`)) as Profile;
    games.push(...page.games);
    next = page.next;
  }
  return { ...profile, games };
}

/** A public profile: name, ratings, results against others, and rated games. */
export function ProfilePage({ id }: { readonly id: string }) {
  const t = useWords();
  const online = useOnlineWords();
  const { language } = useSettings();
  const nameOf = useOpponentText();
  const { value: profile, error } = useAnswer(useCallback(() => fetchProfile(id), [id]));
  const problem =
    error === null
      ? null
      : error instanceof LobbyProblem && error.status === 404
        ? t('profile.unknown')
        : problemText(error, online);
  return (
    <main className="sheet online played" data-testid="profile">
      <h1>{profile?.name ?? t('profile.title')}</h1>
      <Problem text={problem} />
      {profile === null && problem === null && <p>{t('profile.loading')}</p>}
      {profile !== null && (
        <>
          <p className="quiet">
            {t('profile.since', { when: momentText(profile.since, language, Date.now()) })}
          </p>
          <RatingRows ratings={profile.ratings} games={profile.games} />
          {profile.headToHead.length > 0 && (
            <section aria-labelledby="profile-others">
              <h2 id="profile-others">{t('ratings.against')}</h2>
              <ul className="matches" data-testid="head-to-head">
                {profile.headToHead.map(({ game, won, tied, lost, ...opponent }) => (
                  <li key={`${game} ${opponent.level ?? opponent.profile?.id}`} className="match">
                    <div>
                      <strong>
                        {opponent.profile === undefined ? (
                          nameOf(opponent)
                        ) : (
                          <Link href={`/online/people/${opponent.profile.id}`}>{nameOf(opponent)}</Link>
                        )}
                      </strong>
                      <small>
                        {findOffer(game)?.title[language] ?? game} ·{' '}
                        {t('ratings.record', { won, tied, lost })}
                      </small>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {profile.games.length > 0 && (
            <section aria-labelledby="profile-games">
              <h2 id="profile-games">{t('profile.games')}</h2>
              <PagedList rows={profile.games} keyOf={(game) => `${game.endedAt} ${game.rating.mu}`}>
                {(played) => <RatedGameRow played={played} />}
              </PagedList>
            </section>
          )}
        </>
      )}
      <p className="row">
        <Link href="/online/ratings" className="button">
          {t('ratings.how')}
        </Link>
        <TablesLink />
      </p>
    </main>
  );
}
