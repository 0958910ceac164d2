import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { domainParts, fromProvider } from '../platform/domain-parts';
import { Pet } from './pet';
import { PetsSearch } from './pets-search';
import { PetsController } from './pets.controller';
import { PetsResolver } from './pets.resolver';
import { PetsService } from './pets.service';

@Module({
  imports: [TypeOrmModule.forFeature([Pet])],
  controllers: [PetsController],
  providers: [
    PetsService,
    PetsResolver,
    ...domainParts('pet', { bin: fromProvider(PetsService, ({ bin }) => bin), search: PetsSearch, digest: null }),
  ],
})
export class PetsModule {}
