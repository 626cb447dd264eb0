import { foldText } from './searchText'

/**
 * Words for the same service, as clients type them. A service that bears one is found by each of its row. They are
 * stored with the services, so a change of these rows needs a migration that stores the search texts anew.
 */
export const synonyms: Record<string, readonly string[]> = {
  haircut: ['haircut', 'hair cut', 'قص شعر', 'قصة شعر', 'قص الشعر'],
  fade: ['fade', 'taper', 'dégradé', 'تدريج', 'متدرج', 'متدرجة', 'مدرج', 'فيد'],
  beard: ['beard', 'لحية', 'اللحية', 'ذقن', 'الذقن', 'دقن'],
  shave: ['shave', 'shaving', 'حلاقة ذقن', 'حلاقة الذقن', 'حلاقة لحية', 'حلاقة بالموس'],
  moustache: ['moustache', 'mustache', 'شارب', 'الشارب', 'شنب'],
  kids: ['kids', 'children', 'child', 'أطفال', 'للأطفال', 'أولاد', 'للأولاد'],
  groom: ['groom', 'عريس', 'العريس', 'عرسان'],
  colour: ['colour', 'color', 'colouring', 'coloring', 'dye', 'صبغ', 'صبغة', 'تلوين'],
  highlights: ['highlights', 'streaks', 'خصل', 'هايلايت', 'ميش'],
  keratin: ['keratin', 'كيراتين', 'بالكيراتين'],
  blowDry: ['blow dry', 'blowdry', 'blowout', 'brushing', 'سشوار', 'استشوار', 'سيشوار'],
  updo: ['updo', 'hairstyle', 'hairdo', 'تسريحة', 'تسريح'],
  braids: ['braids', 'braid', 'plaits', 'ضفائر', 'جدائل'],
  nails: ['nails', 'nail', 'manicure', 'أظافر', 'الأظافر', 'مانيكير', 'منيكير', 'مناكير'],
  pedicure: ['pedicure', 'pedi', 'بديكير', 'باديكير', 'بدكير'],
  gel: ['gel', 'shellac', 'جل', 'جيل', 'شيلاك'],
  lashes: ['lashes', 'lash', 'eyelash', 'eyelashes', 'رموش', 'الرموش'],
  brows: ['brows', 'brow', 'eyebrow', 'eyebrows', 'حواجب', 'الحواجب'],
  threading: ['threading', 'خيط', 'بالخيط', 'فتلة'],
  waxing: ['waxing', 'wax', 'واكس', 'شمع', 'بالشمع'],
  makeup: ['make-up', 'makeup', 'مكياج', 'ماكياج', 'ميك اب', 'ميكب'],
  facial: ['facial', 'تنظيف البشرة', 'تنظيف بشرة', 'للبشرة', 'بالوجه', 'فيشل'],
  bridal: ['bridal', 'bride', 'wedding', 'عروس', 'العروس', 'عرائس', 'زفاف'],
  massage: ['massage', 'مساج', 'تدليك'],
  bath: ['turkish bath', 'moroccan bath', 'hammam', 'حمام تركي', 'حمام مغربي'],
  henna: ['henna', 'حناء', 'حنة'],
}

const groups = Object.values(synonyms).map(terms => terms.map(foldText))

/** What a service is also called, folded. Takes its folded name, in one language or both. */
export function synonymsOf(folded: string): string[] {
  const padded = ` ${folded} `
  const others = groups
    .filter(terms => terms.some(term => padded.includes(` ${term} `)))
    .flatMap(terms => terms.filter(term => !folded.includes(term)))
  return [...new Set(others)]
}
