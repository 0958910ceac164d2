import { jobs } from './en/jobs';
import { repeat } from './en/repeat';
import { t as base } from '.';

/** The texts of the family jobs. */
export const t = { ...base, jobs, repeat };
