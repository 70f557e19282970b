/** The dialogs that no game begins with. They are one file, because each file adds its address to the first load. */
export { BusinessDialog } from './BusinessDialog';
export { FaceDialog } from './FaceDialog';
export { HandOverDialog, ReturnDialog } from './GoodsDialogs';
export { HuntDialog } from './HuntDialog';
export { CompletedDialog, SituationDialog, WorkersDialog } from './InfoDialogs';
export { RoutesDialog } from './RoutesDialog';
export { TradeDialog } from './TradeDialog';
