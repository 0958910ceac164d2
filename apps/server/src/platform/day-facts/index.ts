export { DayFacts, type DayFact, type DayFactSource, type FamilyPlace, type GivingDay } from './day-facts';
