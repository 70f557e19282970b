import { useRegisterSW } from 'virtual:pwa-register/react';
import { useState } from 'react';
import { gameProblem } from '../browser-storage/savedGames';
import { useLateWords } from '../lateWords';
import './update.css';

const HOUR_MS = 3_600_000;

/**
 * Registers the service worker and offers a new version once it is downloaded. Every move is saved, so the game
 * continues in the new version.
 */
export function UpdatePrompt() {
  const say = useLateWords();
  const [later, setLater] = useState(false);
  const {
    needRefresh: [isWaiting],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW: (_, registration) => {
      if (registration === undefined) return;
      // Offline there is nothing new to fetch.
      setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    },
  });
  // Updating reloads the page, which would lose a game that is only in memory.
  if (!isWaiting || later || gameProblem() !== null) return null;
  return (
    <output className="update-prompt" data-testid="update">
      <p>{say('update.ready')}</p>
      <div className="row">
        <button
          type="button"
          className="button primary"
          data-testid="update-now"
          onClick={() => void updateServiceWorker()}
        >
          {say('update.now')}
        </button>
        <button type="button" className="button" onClick={() => setLater(true)}>
          {say('update.later')}
        </button>
      </div>
    </output>
  );
}
