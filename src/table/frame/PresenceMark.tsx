import { useContext } from 'react';
import { CompanyContext } from '../../game-api/tableCompany';

/** Shows the presence of a remote player. */
export function PresenceMark({ playerID }: { readonly playerID: string }) {
  return useContext(CompanyContext)?.presence(playerID) ?? null;
}
