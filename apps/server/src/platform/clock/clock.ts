/** The only source of "now" for services, so that tests and replays decide what time it is. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
