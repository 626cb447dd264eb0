import { arabPeople } from './arabPeople'
import { arabBarbers, arabBeautySalons } from './arabSalons'
import type { RegionWords } from './regionWords'

export const levantWords: RegionWords = {
  barber: arabBarbers,
  beauty_salon: arabBeautySalons,
  ...arabPeople,
  surnames: [
    ['Khoury', 'خوري'],
    ['Natsheh', 'النتشة'],
    ['Qasem', 'قاسم'],
    ['Barghouti', 'البرغوثي'],
    ['Shaheen', 'شاهين'],
    ['Awad', 'عوض'],
    ['Nassar', 'نصار'],
    ['Saleh', 'صالح'],
    ['Masri', 'المصري'],
    ['Tamimi', 'التميمي'],
    ['Darwish', 'درويش'],
    ['Zoubi', 'الزعبي'],
    ['Hamdan', 'حمدان'],
    ['Mansour', 'منصور'],
    ['Sayegh', 'الصايغ'],
    ['Abbas', 'عباس'],
  ],
  streets: [
    'Al Quds Street',
    'Al Irsal Street',
    'Ain Sara Street',
    'King Hussein Street',
    'University Street',
    'Old Market Street',
    'Al Manara Street',
    'Hospital Street',
    'Al Salam Street',
    'Al Nasr Street',
    'Cinema Street',
    'Stadium Street',
    'Orchard Street',
    'Municipality Street',
  ],
  address: '{number} {street}',
}
