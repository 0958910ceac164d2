export { startTestApp, type TestApp } from './app';
export { as, tokenOf, type Caller } from './client';
export { FixedClock } from './clock';
export { asOwner, cloneDatabase } from './database';
export { testEnvironment } from './environment';
export { listen } from './live';
export { make, type Family, type Member, type Person } from './make';
export { startServer, stopServer } from './server-process';
export { statementsOf } from './statements';
