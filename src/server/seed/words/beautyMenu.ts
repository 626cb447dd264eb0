import type { Menu } from './menu'

export const beautyMenu: Menu = {
  always: [
    {
      name: ['Hair', 'الشعر'],
      rhythm: 'demoSalon',
      services: [
        ['Cut and blow-dry', 'قص وسشوار', 25, 60],
        ['Blow-dry', 'سشوار', 15, 45],
        ['Trim', 'قص الأطراف', 12, 30],
        ['Keratin treatment', 'علاج بالكيراتين', 90, 150],
        ['Updo', 'تسريحة مرفوعة', 40, 60],
        ['Hair mask', 'ماسك مغذٍّ للشعر', 20, 30],
        ['Hair consultation', 'استشارة الشعر', 0, 15],
      ],
    },
    {
      name: ['Nails', 'الأظافر'],
      rhythm: 'demoSalon',
      services: [
        ['Manicure', 'مانيكير', 12, 45],
        ['Pedicure', 'بديكير', 18, 45],
        ['Gel polish', 'طلاء جل', 20, 45],
        ['Nail extensions', 'تركيب أظافر', 40, 90],
        ['Nail art', 'رسم على الأظافر', 15, 30],
      ],
    },
  ],
  also: [
    {
      name: ['Skin care', 'العناية بالبشرة'],
      rhythm: 'later',
      services: [
        ['Deep cleansing facial', 'تنظيف عميق للبشرة', 35, 60],
        ['Express facial', 'عناية سريعة بالوجه', 20, 30],
        ['Hydrating facial', 'جلسة ترطيب للبشرة', 60, 60],
        ['Peeling', 'تقشير البشرة', 45, 45],
        ['Skin analysis', 'تحليل البشرة', 0, 15],
      ],
    },
    {
      name: ['Colour', 'الصبغة'],
      rhythm: 'later',
      services: [
        ['Root touch-up', 'صبغ الجذور', 30, 75],
        ['Full colour', 'صبغة كاملة', 50, 105],
        ['Balayage', 'بالياج', 95, 180],
        ['Highlights', 'خصل ملونة', 70, 150],
        ['Toner', 'توحيد لون الشعر', 25, 45],
        ['Colour consultation', 'استشارة الصبغة', 0, 15],
      ],
    },
    {
      name: ['Bridal', 'العرائس'],
      rhythm: 'occasions',
      services: [
        ['Bridal hair and make-up', 'تسريحة ومكياج العروس', 220, 180],
        ['Bridal trial', 'تجربة مكياج العروس', 70, 90],
        ['Bridesmaid styling', 'تجهيز وصيفة العروس', 60, 75],
        ['Bridal henna', 'حنّاء العروس', 50, 90],
        ['Bridal consultation', 'استشارة العروس', 0, 30],
      ],
    },
    {
      name: ['Make-up', 'المكياج'],
      rhythm: 'later',
      services: [
        ['Evening make-up', 'مكياج سهرة', 45, 60],
        ['Day make-up', 'مكياج نهاري', 30, 45],
        ['Make-up lesson', 'درس مكياج', 50, 90],
      ],
    },
    {
      name: ['Brows and lashes', 'الحواجب والرموش'],
      rhythm: 'demoSalon',
      services: [
        ['Brow shaping', 'تحديد الحواجب', 8, 15],
        ['Brow lamination', 'تثبيت الحواجب', 30, 45],
        ['Lash lift', 'رفع الرموش', 35, 60],
        ['Lash extensions', 'تركيب رموش', 55, 105],
        ['Face threading', 'إزالة شعر الوجه بالخيط', 8, 20],
      ],
    },
    {
      name: ['Kids', 'الأطفال'],
      rhythm: 'daytime',
      services: [
        ['Girls’ haircut', 'قص شعر البنات', 12, 30],
        ['Braids', 'ضفائر', 10, 30],
        ['Little princess styling', 'تسريحة الأميرة الصغيرة', 20, 45],
      ],
    },
  ],
}
