import { isBuiltSection } from '@homefold/domain';
import type { Section } from '@homefold/domain';

/** A feature that texts mention: a section, or one without a section. */
export type Promised = Section | 'plans';

/** Whether a feature exists, so that texts may mention it. Paid plans and trials do not exist yet. */
export const isBuilt = (promised: Promised): boolean => isBuiltSection(promised);
