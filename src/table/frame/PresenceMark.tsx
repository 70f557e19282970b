import { useContext } from 'react';
import { CompanyContext } from '../../game-api/company';

/** Whether a player who sits elsewhere is there. */
export function PresenceMark({ playerID }: { readonly playerID: string }) {
  return useContext(CompanyContext)?.presence(playerID) ?? null;
}
