import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import type { ProfileLink } from '../../session/ratings';
import { LobbyProblem, problemText } from '../online/connection/lobby';
import { allRatings } from '../online/person/exportSeats';
import { lastName } from '../online/person/lastName';
import { personOf } from '../online/person/personKey';
import { nameProblem } from '../online/person/personName';
import { useTask } from '../online/useTask';
import { useWords as useOnlineWords } from '../online/words';
import { Problem } from '../Problem';
import './played.css';
import { RatingRows } from './RatingRows';
import { useAnswer } from './useAnswer';
import { useWords } from './words';

/** The ratings under a key, and the switch of its public profile. */
export function OwnRatings({ kept }: { readonly kept: string }) {
  const t = useWords();
  const online = useOnlineWords();
  const { value, error, again } = useAnswer(
    useCallback(async () => allRatings(await personOf(kept)), [kept]),
  );
  // The part about the key says that the server doesn't know it.
  const isUnknown = error instanceof LobbyProblem && error.status === 404;
  if (isUnknown) return null;
  return (
    <section className="played" aria-labelledby="own-ratings" data-testid="own-ratings">
      <h2 id="own-ratings">{t('ratings.title')}</h2>
      <Problem text={error === null ? null : problemText(error, online)} />
      {value !== null && (
        <>
          <RatingRows ratings={value.ratings} games={value.games} />
          <p>
            <Link href="/online/ratings">{t('ratings.how')}</Link>
          </p>
          <ProfileForm kept={kept} profile={value.profile} onChanged={again} />
        </>
      )}
    </section>
  );
}

type ProfileFormProps = {
  readonly kept: string;
  readonly profile: ProfileLink | null;
  readonly onChanged: () => void;
};

function ProfileForm({ kept, profile, onChanged }: ProfileFormProps) {
  const t = useWords();
  const online = useOnlineWords();
  const task = useTask();
  const [name, setName] = useState(profile?.name ?? lastName());
  const set = (chosen: string | null) =>
    task.run(async () => {
      await (await personOf(kept)).setProfile(chosen);
      onChanged();
    });
  const badName = nameProblem(name, online);
  return (
    <>
      <h3>{t('profile.title')}</h3>
      <p className="quiet">{t(profile === null ? 'profile.why' : 'profile.on')}</p>
      <form
        className="row played-profile"
        onSubmit={(event) => {
          event.preventDefault();
          if (badName === null && name.trim() !== '' && !task.busy) void set(name.trim());
        }}
      >
        <input
          aria-label={t('profile.name')}
          placeholder={t('profile.name')}
          data-testid="profile-name"
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
        <button
          type="submit"
          className="button"
          data-testid="profile-on"
          disabled={task.busy || badName !== null || name.trim() === '' || name.trim() === profile?.name}
        >
          {t(profile === null ? 'profile.switchOn' : 'profile.rename')}
        </button>
        {profile !== null && (
          <>
            <Link href={`/online/people/${profile.id}`} className="button" data-testid="profile-open">
              {t('profile.show')}
            </Link>
            <button
              type="button"
              className="button"
              data-testid="profile-off"
              disabled={task.busy}
              onClick={() => void set(null)}
            >
              {t('profile.switchOff')}
            </button>
          </>
        )}
      </form>
      <Problem text={badName ?? task.problem} />
    </>
  );
}
