import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/auth';
import type {
  ConsolidatedIngredients,
  MealSuggestion,
  MealSuggestionInput,
  SuggestedIngredient,
  UseItUpIdeas,
  UseItUpInput,
} from './meal-ideas.types';

/** Ideas of what to cook. They come through the port `MealIdeas`; nothing is stored. */
@Injectable()
export class MealIdeasService {
  useItUp(_caller: Viewer, _input: UseItUpInput): Promise<UseItUpIdeas> {
    throw new Error('contract');
  }

  suggest(_caller: Viewer, _input: MealSuggestionInput): Promise<MealSuggestion[]> {
    throw new Error('contract');
  }

  ingredientsOf(_caller: Viewer, _description: string): Promise<SuggestedIngredient[]> {
    throw new Error('contract');
  }

  consolidate(_caller: Viewer, _names: readonly string[]): Promise<ConsolidatedIngredients> {
    throw new Error('contract');
  }
}
