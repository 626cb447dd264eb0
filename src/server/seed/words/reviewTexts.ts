import type { BusinessType } from '@/domain/role'

type Written = Record<'en' | 'ar', readonly string[]>

export const praise: Record<BusinessType, Written> = {
  barber: {
    en: [
      'Best fade in town, and he takes his time.',
      'Walked in on time, out half an hour later with exactly the cut I asked for.',
      'Sharp lines, hot towel, good coffee. What more do you want?',
      'My son used to cry at the barber. Here he asks when we come again.',
      'Careful with the beard, and everything is spotless.',
      'He remembered how I like it from three months ago.',
    ],
    ar: [
      'أفضل تدريج في المدينة، ويعمل بلا استعجال.',
      'دخلت في موعدي تمامًا وخرجت بالقصة التي طلبتها.',
      'خطوط نظيفة ومنشفة ساخنة وقهوة طيبة، ماذا تريد أكثر؟',
      'كان ابني يبكي عند الحلاق، وهنا يسأل متى نعود.',
      'دقيق جدًا في اللحية والمكان نظيف للغاية.',
      'تذكّر الطريقة التي أحبها بعد ثلاثة أشهر.',
    ],
  },
  beauty_salon: {
    en: [
      'The colour came out exactly like the picture I showed.',
      'Calm place, clean tools, and nobody rushed me.',
      'My nails still look perfect after two weeks.',
      'She told me honestly what would suit my hair. So happy with it.',
      'Did my make-up for the wedding and it lasted all night.',
      'Booked in the morning, had a soft blow-dry by noon.',
    ],
    ar: [
      'خرج اللون تمامًا كما في الصورة التي أريتها لهن.',
      'مكان هادئ وأدوات نظيفة ولا أحد يستعجلك.',
      'أظافري ما زالت مرتبة بعد أسبوعين.',
      'نصحتني بصدق بما يناسب شعري، وأنا سعيدة جدًا بالنتيجة.',
      'وضعت لي مكياج الزفاف وثبت طوال الليل.',
      'حجزت صباحًا وعند الظهر كان شعري جاهزًا وناعمًا.',
    ],
  },
}

/** Four-star texts: good, with a wish. */
export const mostlyGood: Written = {
  en: [
    'Very good work. Parking is a little difficult.',
    'Happy with the result, had to wait ten minutes.',
    'Friendly team and fair prices. The music was a bit loud.',
    'Good as always.',
  ],
  ar: [
    'عمل جيد جدًا، لكن إيجاد موقف للسيارة صعب قليلًا.',
    'أنا راضٍ عن النتيجة، مع أنني انتظرت عشر دقائق.',
    'فريق لطيف وأسعار معقولة، والموسيقى عالية قليلًا.',
    'جيد كالعادة.',
  ],
}

export const soSo: Written = {
  en: [
    'The work is fine, but it took much longer than booked.',
    'Okay for the price.',
    'Nice people, average result.',
  ],
  ar: ['العمل مقبول لكنه استغرق أطول بكثير من الموعد.', 'مقبول مقابل السعر.', 'أشخاص لطفاء ونتيجة عادية.'],
}

export const complaints: Written = {
  en: [
    'Waited forty minutes though I had an appointment.',
    'Not what I asked for, I had it done again elsewhere.',
  ],
  ar: ['انتظرت أربعين دقيقة رغم أن لدي موعدًا.', 'ليست القصة التي طلبتها، واضطررت لإصلاحها في مكان آخر.'],
}

export const thanks: Written = {
  en: ['Thank you, see you soon!', 'Thank you for the kind words. It was a pleasure.'],
  ar: ['شكرًا لك، نراك قريبًا!', 'شكرًا على كلماتك اللطيفة، سعدنا بزيارتك.'],
}

export const apologies: Written = {
  en: [
    'We are sorry. That day ran late; please call us and we will make it right.',
    'Thank you for telling us. We have spoken about it in the team.',
  ],
  ar: [
    'نعتذر منك، تأخرنا كثيرًا في ذلك اليوم. اتصل بنا وسنعوضك.',
    'شكرًا على صراحتك، تحدثنا عن ذلك مع الفريق.',
  ],
}
