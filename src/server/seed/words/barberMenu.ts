import type { Menu } from './menu'

export const barberMenu: Menu = {
  always: [
    {
      name: ['Hair', 'الشعر'],
      rhythm: 'demoSalon',
      services: [
        ['Haircut', 'قص شعر', 15, 30],
        ['Skin fade', 'قصّة متدرجة', 18, 45],
        ['Haircut and beard', 'قص شعر ولحية', 25, 60],
        ['Scissor cut', 'قص بالمقص', 20, 45],
        ['Buzz cut', 'قص بالماكينة', 10, 20],
        ['Wash and styling', 'غسيل وتصفيف', 12, 30],
        ['Style consultation', 'استشارة لاختيار القصّة', 0, 15],
      ],
    },
    {
      name: ['Beard', 'اللحية'],
      rhythm: 'demoSalon',
      services: [
        ['Beard trim', 'تشذيب اللحية', 8, 15],
        ['Hot towel shave', 'حلاقة بالمنشفة الساخنة', 15, 30],
        ['Beard shaping', 'تحديد اللحية', 10, 20],
        ['Beard colouring', 'صبغ اللحية', 15, 30],
        ['Moustache trim', 'تشذيب الشارب', 5, 15],
      ],
    },
  ],
  also: [
    {
      name: ['Skin care', 'العناية بالبشرة'],
      rhythm: 'later',
      services: [
        ['Facial cleansing', 'تنظيف البشرة', 25, 45],
        ['Charcoal mask', 'ماسك الفحم', 12, 20],
        ['Face threading', 'إزالة شعر الوجه بالخيط', 6, 15],
        ['Steam and scrub', 'بخار وتقشير', 18, 30],
        ['Skin check', 'فحص البشرة', 0, 15],
      ],
    },
    {
      name: ['Kids', 'الأطفال'],
      rhythm: 'daytime',
      services: [
        ['Kids’ haircut', 'قص شعر للأطفال', 10, 30],
        ['First haircut', 'أول حلاقة', 12, 30],
        ['Father and son', 'الأب وابنه', 28, 60],
        ['Teen haircut', 'قص شعر لليافعين', 12, 30],
      ],
    },
    {
      name: ['Colour', 'الصبغة'],
      rhythm: 'later',
      services: [
        ['Grey blending', 'تغطية الشيب', 25, 45],
        ['Full colour', 'صبغة كاملة', 35, 60],
        ['Highlights', 'خصل ملونة', 40, 75],
        ['Colour consultation', 'استشارة الصبغة', 0, 15],
      ],
    },
    {
      name: ['Groom', 'العريس'],
      rhythm: 'occasions',
      services: [
        ['Groom package', 'باقة العريس', 90, 120],
        ['Groom’s party styling', 'تجهيز مرافقي العريس', 60, 90],
        ['Groom consultation', 'استشارة العريس', 0, 30],
      ],
    },
    {
      name: ['Relaxation', 'الاسترخاء'],
      rhythm: 'later',
      services: [
        ['Head and shoulder massage', 'مساج الرأس والكتفين', 15, 30],
        ['Turkish bath', 'حمّام تركي', 35, 75],
        ['Hot oil treatment', 'علاج بالزيت الساخن', 20, 45],
      ],
    },
  ],
}
