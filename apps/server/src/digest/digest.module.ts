import { Module } from '@nestjs/common';
import { DigestComposer } from './digest-composer';
import { DigestPost } from './digest-post';
import { DigestSchedule } from './digest-schedule';
import { DigestController } from './digest.controller';
import { DigestResolver } from './digest.resolver';
import { DigestService } from './digest.service';

/** The daily digest; its contents come from the domains (`platform/digest`). */
@Module({
  controllers: [DigestController],
  providers: [DigestComposer, DigestPost, DigestResolver, DigestSchedule, DigestService],
})
export class DigestModule {}
