import type { BusinessType } from '@/domain/role'
import type { Bilingual } from './regionWords'

export interface PromotionWords {
  title: Bilingual
  details: Bilingual
}

export const vipMembership: PromotionWords = {
  title: ['VIP membership', 'عضوية VIP'],
  details: [
    'First choice of times, a birthday treat and a month for free when you join for a year.',
    'أولوية في اختيار المواعيد وهدية في عيد ميلادك وشهر مجاني عند الاشتراك لمدة سنة.',
  ],
}

export const salonPromotions: Record<BusinessType, readonly PromotionWords[]> = {
  barber: [
    {
      title: ['20% off haircuts', 'خصم 20% على قص الشعر'],
      details: [
        'Every haircut, Sunday to Wednesday before noon.',
        'على كل قصة شعر من الأحد إلى الأربعاء قبل الظهر.',
      ],
    },
    {
      title: ['A free beard trim', 'تشذيب لحية مجاني'],
      details: ['With any haircut this month. Just ask for it.', 'مع أي قصة شعر هذا الشهر، يكفي أن تطلبه.'],
    },
  ],
  beauty_salon: [
    {
      title: ['Manicure and pedicure together for less', 'مانيكير وباديكير معًا بسعر أقل'],
      details: [
        'Book both on one day and pay a quarter less.',
        'احجزي الخدمتين في يوم واحد وادفعي أقل بالربع.',
      ],
    },
    {
      title: ['Bring a friend', 'أحضري صديقة'],
      details: [
        '15% off for both of you when you come together.',
        'خصم 15% لكما معًا عند الحضور في الموعد نفسه.',
      ],
    },
  ],
}
