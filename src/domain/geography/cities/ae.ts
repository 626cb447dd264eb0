import { cityTable, type City } from '../city'

export const citiesOfEmirates: readonly City[] = cityTable('Asia/Dubai', [
  ['Abu Dhabi', 'أبوظبي', 24.4539, 54.3773],
  ['Ajman', 'عجمان', 25.4052, 55.5136],
  ['Al Ain', 'العين', 24.2075, 55.7447],
  ['Al Dhaid', 'الذيد', 25.2881, 55.8816],
  ['Dibba Al Fujairah', 'دبا الفجيرة', 25.5925, 56.2618],
  ['Dubai', 'دبي', 25.2048, 55.2708],
  ['Fujairah', 'الفجيرة', 25.1288, 56.3265],
  ['Kalba', 'كلباء', 25.074, 56.355],
  ['Khor Fakkan', 'خورفكان', 25.3313, 56.342],
  ['Madinat Zayed', 'مدينة زايد', 23.652, 53.705],
  ['Ras Al Khaimah', 'رأس الخيمة', 25.7895, 55.9432],
  ['Ruwais', 'الرويس', 24.11, 52.731],
  ['Sharjah', 'الشارقة', 25.3463, 55.4209],
  ['Umm Al Quwain', 'أم القيوين', 25.5647, 55.5553],
])
