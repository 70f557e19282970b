import { useMemo } from 'react';
import type { QuickSetting } from '../../game-api/quickSettings';
import { loadPatiently } from '../../language/loading';
import { itemAt } from '../../rules-kit/indexed';
import { PACE_NAMES, SOUNDS, useSettings } from '../settings';

export function usePaceSetting(): QuickSetting {
  const { t, pace, setPace } = useSettings();
  return useMemo(
    () => ({
      id: 'pace',
      value: pace,
      says: t('table.speed', { pace: t(`table.pace.${pace}`) }),
      onPress: () => setPace(itemAt(PACE_NAMES, (PACE_NAMES.indexOf(pace) + 1) % PACE_NAMES.length)),
    }),
    [t, pace, setPace],
  );
}

export function useSoundSetting(): QuickSetting {
  const { t, sound, setSound } = useSettings();
  return useMemo(() => {
    const next = itemAt(SOUNDS, (SOUNDS.indexOf(sound) + 1) % SOUNDS.length);
    return {
      id: 'sound',
      value: sound,
      says: t(`table.sound.${sound}`),
      onPress: () => {
        setSound(next);
        // A sample, which also shows whether the device is muted.
        if (next === 'on')
          loadPatiently(() => import('../sound/notes'))
            .then(({ playNotes, TURN }) => playNotes(TURN))
            .catch(() => undefined);
      },
    };
  }, [t, sound, setSound]);
}
