export { DayFacts, type DayFact, type DayFactSource } from './day-facts';
