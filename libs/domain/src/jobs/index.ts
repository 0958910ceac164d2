export { isSameSubmission, JOB_DUPLICATE_MS, JOB_LIMITS, jobProblems, jobTitleProblem } from './job';
export type { JobDraft, JobField } from './job';
export {
  dueDateAfterSkip,
  isRepeatFrom,
  jobRepeatProblems,
  MAX_ROTATION,
  nextDueDate,
  normaliseRepeat,
  recurringDaysOf,
  REPEAT_FROM,
} from './repeat';
export type { JobRepeat, JobRepeatDraft, JobRepeatField, RepeatFrom } from './repeat';
export { completionsCounted, isRotationMode, nextInRotation, ROTATION_MODES } from './rotation';
export type { Rotation, RotationMode } from './rotation';
export {
  compareDoneJobs,
  compareOpenJobs,
  DONE_SHOWN,
  isJobOverdue,
  JOB_FILTERS,
  JOB_SECTIONS,
  jobSection,
  jobSections,
  jobsMessage,
  jobStreak,
  jobMatchesFilter,
} from './sections';
export type { JobFilter, JobSection, SectionedJob } from './sections';
export { POINTS_STATES, pointsWhenDone } from './points';
export type { PointsState } from './points';
export { placeAfter, POSITION_GAP } from './order';
