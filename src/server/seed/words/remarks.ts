import type { Bilingual } from './regionWords'

export const notes: readonly string[] = [
  'Please keep the top long.',
  'I may be five minutes late.',
  'Same as last time, please.',
  'Sensitive skin, no perfume please.',
  'بدون ماكينة من فضلك',
  'مثل المرة السابقة',
  'قد أتأخر خمس دقائق',
  'بشرتي حساسة',
]

export const dayOffReasons: readonly Bilingual[] = [
  ['Public holiday', 'عطلة رسمية'],
  ['Renovation', 'أعمال تجديد'],
  ['Team training', 'تدريب الفريق'],
  ['Family celebration', 'مناسبة عائلية'],
]
