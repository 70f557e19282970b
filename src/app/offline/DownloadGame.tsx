import { useEffect, useState } from 'react';
import { useGame } from '../../game-api/gameContext';
import { useLateWords } from '../lateWords';
import { canDownload, downloadAndUpdate, isDownloaded } from './download';

type State = 'asking' | 'away' | 'keeping' | 'kept' | 'failed';

/** Button that downloads a game for offline use and shows the progress. */
export function DownloadGame({ className }: { readonly className: string }) {
  const say = useLateWords();
  const { name } = useGame();
  const [state, setState] = useState<State>('asking');
  useEffect(() => {
    let current = true;
    const answer = (found: State) => current && setState(found);
    isDownloaded(name).then(
      (isKept) => answer(isKept ? 'kept' : 'away'),
      () => answer('away'),
    );
    return () => {
      current = false;
    };
  }, [name]);
  if (!canDownload())
    return window.isSecureContext ? null : <p className="note">{say('offline.insecure')}</p>;
  const keep = async () => {
    setState('keeping');
    try {
      await downloadAndUpdate(name);
      setState('kept');
    } catch {
      setState('failed');
    }
  };
  if (state === 'kept')
    return (
      <output className="kept-here" data-testid="kept-here">
        {say('offline.kept')}
      </output>
    );
  return (
    <button
      type="button"
      className={className}
      data-testid="keep-game"
      disabled={state === 'asking' || state === 'keeping'}
      onClick={() => void keep()}
    >
      <strong>{say(state === 'keeping' ? 'offline.keeping' : 'offline.keep')}</strong>
      <span role={state === 'failed' ? 'alert' : undefined}>
        {say(state === 'failed' ? 'offline.failed' : 'offline.keepHint')}
      </span>
    </button>
  );
}
