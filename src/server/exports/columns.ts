import type { ExportKind } from '@/domain/exportKind'
import type { Language } from '../kernel/language'

export const columns: Record<Language, Record<ExportKind, readonly string[]>> = {
  en: {
    appointments: [
      'Date',
      'Time',
      'Client',
      'Phone',
      'Section',
      'Service',
      'With',
      'Price',
      'Currency',
      'Minutes',
      'Status',
      'Notes',
    ],
    customers: ['Client', 'Phone', 'Visits', 'First visit', 'Last visit'],
    takings: ['Date', 'Currency', 'Visits', 'Paid', 'Not paid', 'Still to come'],
  },
  ar: {
    appointments: [
      'التاريخ',
      'الوقت',
      'العميل',
      'الهاتف',
      'القسم',
      'الخدمة',
      'مع',
      'السعر',
      'العملة',
      'الدقائق',
      'الحالة',
      'ملاحظات',
    ],
    customers: ['العميل', 'الهاتف', 'الزيارات', 'أول زيارة', 'آخر زيارة'],
    takings: ['التاريخ', 'العملة', 'الزيارات', 'المدفوع', 'غير المدفوع', 'المنتظر'],
  },
}
