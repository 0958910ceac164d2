import { Pets1700000000800 } from './pets.migration';
export { PetsModule } from './pets.module';

/** Oldest first. */
export const petsMigrations = [Pets1700000000800];
