export { Turns, type TurnLimits } from './turns';
