/** The rules of Homefold that server and web share: pure, with time and zone as arguments. */
export { ERROR_CODES, errorKind, httpStatus, isErrorCode } from './errors';
export type { ErrorCode, ErrorKind } from './errors';
export {
  addDays,
  addMonths,
  addYears,
  ageOn,
  calendarDate,
  clampedDate,
  compareDates,
  dateOfDayNumber,
  dayNumber,
  dayOfWeek,
  daysFrom,
  daysInMonth,
  daysOfMonthGrid,
  daysOfWeek,
  diffDays,
  endOfMonth,
  isCalendarDate,
  isLeapYear,
  isLocalTime,
  isSameMonth,
  MAX_YEAR,
  MIN_YEAR,
  minutesOfTime,
  parseCalendarDate,
  startOfMonth,
  startOfWeek,
  timeOfMinutes,
  weekStartDay,
} from './dates';
export type { CalendarDate, DateParts, LocalTime, WeekStartsOn } from './dates';
export { describeEventDates } from './event-dates';
export type { DatedEvent } from './event-dates';
export { guestAddress, isGuestAddress } from './guest-address';
export { quietHoursProblem, quietUntil } from './quiet-hours';
export type { QuietHours } from './quiet-hours';
export { isTimeZone, timeIn, todayIn } from './today';
export {
  DEFAULT_LOCALE,
  formatDate,
  formatDateRange,
  formatHour,
  formatInstant,
  formatLongDate,
  formatMonthTitle,
  formatShortDate,
  formatShortDateRange,
  formatTime,
  formatTimeAlone,
  formatTimeRange,
  formatWeekdayDate,
  formatWeekdayDay,
  formatWeekTitle,
  isLocale,
  weekdayNames,
  uses12Hours,
} from './format';
export {
  dayOfSeries,
  DEFAULT_RECURRING_TYPE,
  isRecurringType,
  MAX_INTERVAL,
  MIN_INTERVAL,
  nextOccurrences,
  normaliseInterval,
  occurrencesBetween,
  occursOn,
  RECURRING_TYPES,
} from './recurrence';
export type { Occurrence, RecurrenceSource, RecurringType } from './recurrence';
export { divideSeries, EVENT_SCOPES, exceptionsAfter } from './series';
export type { DividedSeries, EventScope, Series } from './series';
export {
  compareOccurrences,
  expandOccurrences,
  firstOccurrences,
  isAllDay,
  runsPastMidnight,
  spansDays,
  timedSpan,
} from './occurrences';
export type { LayoutEvent, LayoutOccurrence } from './occurrences';
export { DAY_HEIGHT, DEFAULT_BLOCK_HEIGHT, HOUR_HEIGHT, layoutDay, MIN_BLOCK_HEIGHT, topOfMinutes } from './layout-day';
export type { DayBlock } from './layout-day';
export { clipToDays, foldLanes, layoutAllDayLanes } from './layout-lanes';
export type { AllDayLanes, LaneBar } from './layout-lanes';
export { layoutMonth, MONTH_CELL_EVENTS } from './layout-month';
export type { MonthDay, MonthWeek } from './layout-month';
export {
  ALL_DAY_REMINDER_TIME,
  MAX_REMINDER_DAYS,
  MAX_REMINDERS,
  MAX_REMINDERS_A_DAY,
  occurrenceEnd,
  REMINDER_UNITS,
  reminderDue,
  reminderProblem,
  remindersBetween,
} from './reminders';
export type { DueReminder, RemindedEvent, ReminderRule, ReminderUnit } from './reminders';
export { instantOf } from './wall-clock';
export { countOccurrences } from './calendar-counts';
export type { CalendarCounts, CountedEvent } from './calendar-counts';
export { MISSING_TIMESTAMP, relativeTime } from './relative-time';
export { greetingFor, greetingName, landingName } from './greeting';
export { partOfDay, type PartOfDay } from './part-of-day';
export type { Greeting } from './greeting';
export {
  AVATAR_PRESETS,
  avatarDisplay,
  avatarPreset,
  FALLBACK_AVATAR_ID,
  initials,
  isAvatarId,
  memberInitials,
} from './avatars';
export type { AvatarDisplay, AvatarPreset } from './avatars';
export {
  FAMILY_WORD,
  freeName,
  fullName,
  isSameName,
  ME_WORD,
  MEMBER_HUES,
  MEMBER_ROLES,
  NAME_COMMA,
  nextHue,
  parseRole,
  resolvePeople,
  resolvePerson,
  ROLE_NAMES,
  UNASSIGNED_WORD,
} from './members';
export type { MemberHue, MemberRole, NamedMember, ResolvedPeople, ResolvedPerson } from './members';
export {
  INVITE_CODE_ALPHABET,
  INVITE_CODE_LENGTH,
  inviteCodeFromBytes,
  isInviteCode,
  normaliseInviteCode,
} from './invite-code';
export {
  cleanLine,
  cleanText,
  firstGraphemes,
  graphemeLength,
  graphemes,
  isEmojiField,
  isLongerThan,
  PASSWORD_LENGTH,
  TEXT_LIMITS,
} from './text';
export { ADD_EVENT_EMOJI, BIRTHDAY_EMOJI, DEFAULT_BIRTHDAY_EMOJI, EDIT_EVENT_EMOJI } from './event-emoji';
export type { EmojiChoice } from './event-emoji';
export { calendarEventProblems, MAX_RECURRING_DAYS } from './calendar-event';
export type { CalendarEventDraft, CalendarEventField, FieldProblem } from './calendar-event';
export {
  ACTIVITY_FEED_MAX,
  ACTIVITY_FIRST_REQUEST,
  ACTIVITY_RESOURCES,
  ACTIVITY_TYPES,
  activityHandOff,
  describeActivity,
  isSection,
  sectionOfResource,
  sectionOrFallback,
  SECTIONS,
} from './activity';
export type { ActivityHandOff, ActivityResource, ActivityType, Section } from './activity';
export {
  DEFAULT_SEARCH_TYPES,
  matchRanges,
  matchSnippet,
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_RESULTS,
  SEARCH_DEBOUNCE_MS,
  SEARCH_SORTS,
  SEARCH_STATUSES,
  SEARCH_TYPES,
  searchWords,
  SORT_ORDERS,
} from './search/search-terms';
export type { SearchSort, SearchStatus, SearchType, SortOrder, TextRange } from './search/search-terms';
export {
  autocomplete,
  AUTOCOMPLETE_MIN_INPUT,
  AUTOCOMPLETE_MIN_RECORDED,
  AUTOCOMPLETE_SUGGESTIONS,
  autocompleteScore,
  remember,
} from './search/autocomplete';
export type { UsedText } from './search/autocomplete';
export { searchDateLabel } from './search/search-dates';
export { FEATURE_NAMES, FEATURES } from './features';
export type { Feature } from './features';
export { isPage, PAGES } from './pages';
export type { Page } from './pages';
export * from './jobs';
