import { useRegisterSW } from 'virtual:pwa-register/react';
import { useState } from 'react';
import { gameProblem } from '../browser-storage/savedGames';
import { useLateWords } from '../lateWords';
import './update.css';

const HOUR_MS = 3_600_000;

/** Keeps the app on the device, and offers a new version once it is there. The game is saved with every move, so that
 *  the new version goes on with it. */
export function UpdatePrompt() {
  const say = useLateWords();
  const [later, setLater] = useState(false);
  const {
    needRefresh: [isWaiting],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW: (_, registration) => {
      if (registration === undefined) return;
      // Without a network there is nothing new.
      setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    },
  });
  // The new version reloads the page, and a game that is only in memory would be lost.
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
