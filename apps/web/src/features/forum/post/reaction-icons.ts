import { Heart, Laugh, ThumbsUp } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactionType } from '../data/types';

export const REACTION_ICONS: Record<ReactionType, LucideIcon> = { like: ThumbsUp, love: Heart, laugh: Laugh };
