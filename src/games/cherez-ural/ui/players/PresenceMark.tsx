import { useContext } from 'react';
import { CompanyContext } from '../../../../house/company';
import type { PlayerID } from '../../content/terms';

/** Whether a player who sits elsewhere is there. */
export function PresenceMark({ playerID }: { readonly playerID: PlayerID }) {
  return useContext(CompanyContext)?.presence(playerID) ?? null;
}
