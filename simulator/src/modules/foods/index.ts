import type { Handlers } from '../../kernel/handler.ts';
import { addFood } from './add-food.ts';
import { deleteFoodImage } from './delete-food-image.ts';
import { deleteFood } from './delete-food.ts';
import { editFood } from './edit-food.ts';
import { getFood } from './get-food.ts';
import { listFoods } from './list-foods.ts';
import { newFood } from './new-food.ts';
import { uploadFoodImage } from './upload-food-image.ts';

/** Dining menus and their images (001 §2). */
export const foods = {
  listFoods,
  newFood,
  getFood,
  addFood,
  editFood,
  deleteFood,
  uploadFoodImage,
  deleteFoodImage,
} satisfies Partial<Handlers>;
