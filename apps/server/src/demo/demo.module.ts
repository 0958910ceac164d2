import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar';
import { ForumModule } from '../forum';
import { FamilyJobsModule } from '../jobs';
import { MealsModule } from '../meals';
import { WishlistModule } from '../wishlist';
import { DemoCopies } from './demo-copies';
import { DemoFamily } from './demo-family';
import { DemoForum } from './demo-forum';
import { DemoKitchen } from './demo-kitchen';
import { DemoShopping } from './demo-shopping';
import { DemoRecipes } from './demo-recipes';
import { DemoWishes } from './demo-wishes';
import { DemoController } from './demo.controller';
import { DemoService } from './demo.service';

/** The demo family. */
@Module({
  imports: [CalendarModule, FamilyJobsModule, ForumModule, MealsModule, WishlistModule],
  controllers: [DemoController],
  providers: [DemoCopies, DemoFamily, DemoForum, DemoKitchen, DemoRecipes, DemoService, DemoShopping, DemoWishes],
})
export class DemoModule {}
