import type { Player } from './protocol';

/** Checks whether anybody may take the seat. */
export const isOpen = ({ name, heldFor, closed }: Player): boolean =>
  name === undefined && heldFor === undefined && closed !== true;

/** Checks whether a person sits there or has the seat kept. */
export const isPersons = ({ name, heldFor, data }: Player): boolean =>
  name === undefined ? heldFor !== undefined : data?.bot === undefined;
