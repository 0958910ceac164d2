import { notifications } from './en/notifications';
import { t as base } from '.';

/** The texts of the notification settings. */
export const t = { ...base, notifications };
