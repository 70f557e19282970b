/** The layers that no game begins with. They are one file, because each file adds its address to the first load. */
export { ChitTurn } from './ChitTurn';
export { MarkersLayer } from './MarkersLayer';
export { PathLines, PathPills } from './PathLayer';
export { NameSlip, WaysBadge } from './SpaceLabels';
