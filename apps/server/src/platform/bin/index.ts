export { BIN_DAYS, DeletedItem, binHorizon, restorableUntil } from './bin';
