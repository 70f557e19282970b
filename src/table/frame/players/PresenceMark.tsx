import { useContext } from 'react';
import { OnlineExtrasContext } from '../../../game-api/onlineExtras';

/** Shows the presence of a remote player. */
export function PresenceMark({ playerID }: { readonly playerID: string }) {
  return useContext(OnlineExtrasContext)?.presence(playerID) ?? null;
}
