import { useContext } from 'react';
import { CompanyContext } from '../../../../game-api/company';
import type { PlayerID } from '../../content/terms';
import './presence.css';

/** Whether a player who sits elsewhere is there. */
export function PresenceMark({ playerID }: { readonly playerID: PlayerID }) {
  return useContext(CompanyContext)?.presence(playerID) ?? null;
}
