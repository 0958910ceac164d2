import { Module } from '@nestjs/common';
import { BinController } from './bin.controller';
import { BinResolver } from './bin.resolver';
import { BinService } from './bin.service';

/** Deleted items that can be restored, of every domain that registers a `BinSource`. */
@Module({ controllers: [BinController], providers: [BinService, BinResolver] })
export class BinModule {}
