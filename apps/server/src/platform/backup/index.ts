export { BackupError } from './archive';
export { readContents, type Inventory } from './contents';
export { restoreBackup, type RestoreParts } from './restore-backup';
export { writeBackup } from './write-backup';
