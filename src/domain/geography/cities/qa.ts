import { cityTable, type City } from '../city'

export const citiesOfQatar: readonly City[] = cityTable('Asia/Qatar', [
  ['Al Khor', 'الخور', 25.6839, 51.5058],
  ['Al Rayyan', 'الريان', 25.2919, 51.4244],
  ['Al Shahaniya', 'الشحانية', 25.371, 51.223],
  ['Al Wakrah', 'الوكرة', 25.1715, 51.6034],
  ['Al Wukair', 'الوكير', 25.151, 51.537],
  ['Doha', 'الدوحة', 25.2854, 51.531],
  ['Dukhan', 'دخان', 25.4249, 50.7823],
  ['Lusail', 'لوسيل', 25.431, 51.49],
  ['Madinat ash Shamal', 'مدينة الشمال', 26.1293, 51.2009],
  ['Mesaieed', 'مسيعيد', 24.992, 51.551],
  ['Umm Salal Mohammed', 'أم صلال محمد', 25.415, 51.406],
])
