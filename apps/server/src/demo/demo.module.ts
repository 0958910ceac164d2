import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar';
import { FamilyJobsModule } from '../jobs';
import { MealsModule } from '../meals';
import { DemoCopies } from './demo-copies';
import { DemoFamily } from './demo-family';
import { DemoKitchen } from './demo-kitchen';
import { DemoShopping } from './demo-shopping';
import { DemoRecipes } from './demo-recipes';
import { DemoController } from './demo.controller';
import { DemoService } from './demo.service';

/** The demo family. */
@Module({
  imports: [CalendarModule, FamilyJobsModule, MealsModule],
  controllers: [DemoController],
  providers: [DemoCopies, DemoFamily, DemoKitchen, DemoRecipes, DemoService, DemoShopping],
})
export class DemoModule {}
