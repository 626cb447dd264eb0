import { arabPeople } from './arabPeople'
import { arabBarbers, arabBeautySalons } from './arabSalons'
import type { RegionWords } from './regionWords'

export const gulfWords: RegionWords = {
  barber: arabBarbers,
  beauty_salon: arabBeautySalons,
  ...arabPeople,
  surnames: [
    ['Al Otaibi', 'العتيبي'],
    ['Al Harbi', 'الحربي'],
    ['Al Qahtani', 'القحطاني'],
    ['Al Dosari', 'الدوسري'],
    ['Al Marri', 'المري'],
    ['Al Suwaidi', 'السويدي'],
    ['Al Kuwari', 'الكواري'],
    ['Al Mansoori', 'المنصوري'],
    ['Al Hashimi', 'الهاشمي'],
    ['Al Shamsi', 'الشامسي'],
    ['Al Ghamdi', 'الغامدي'],
    ['Al Zahrani', 'الزهراني'],
    ['Al Nuaimi', 'النعيمي'],
    ['Al Ketbi', 'الكتبي'],
  ],
  streets: [
    'Corniche Road',
    'Airport Road',
    'Al Wahda Street',
    'Al Andalus Street',
    'Palm Street',
    'Souq Street',
    'Pearl Street',
    'Falcon Street',
    'Al Olaya Street',
    'Al Nakheel Road',
    'Prince Sultan Street',
    'Old Fort Street',
    'Al Rawda Street',
  ],
  address: '{number} {street}',
}
