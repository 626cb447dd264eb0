import { cityTable, type City } from '../city'

const gazaStrip = 'Asia/Gaza'

export const citiesOfPalestine: readonly City[] = cityTable('Asia/Hebron', [
  ['Al-Bireh', 'البيرة', 31.91, 35.216],
  ['Beit Jala', 'بيت جالا', 31.7154, 35.1876],
  ['Beit Lahia', 'بيت لاهيا', 31.5464, 34.4951, gazaStrip],
  ['Beit Sahour', 'بيت ساحور', 31.701, 35.226],
  ['Bethlehem', 'بيت لحم', 31.7054, 35.2024],
  ['Deir al-Balah', 'دير البلح', 31.4183, 34.3493, gazaStrip],
  ['Dura', 'دورا', 31.508, 35.029],
  ['Gaza', 'غزة', 31.5017, 34.4668, gazaStrip],
  ['Halhul', 'حلحول', 31.5803, 35.0995],
  ['Hebron', 'الخليل', 31.5326, 35.0998],
  ['Jabalia', 'جباليا', 31.5272, 34.4835, gazaStrip],
  ['Jenin', 'جنين', 32.4594, 35.3009],
  ['Jericho', 'أريحا', 31.8667, 35.45],
  ['Jerusalem', 'القدس', 31.778, 35.2354],
  ['Khan Yunis', 'خان يونس', 31.3462, 34.3063, gazaStrip],
  ['Nablus', 'نابلس', 32.2211, 35.2544],
  ['Qalqilya', 'قلقيلية', 32.1897, 34.9706],
  ['Rafah', 'رفح', 31.2969, 34.2436, gazaStrip],
  ['Ramallah', 'رام الله', 31.9038, 35.2034],
  ['Salfit', 'سلفيت', 32.0837, 35.1808],
  ['Tubas', 'طوباس', 32.3209, 35.3699],
  ['Tulkarm', 'طولكرم', 32.3104, 35.0286],
  ['Yatta', 'يطا', 31.4459, 35.0944],
])
