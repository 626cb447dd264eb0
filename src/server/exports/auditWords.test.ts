import ar from '@/i18n/ar/audit.json'
import en from '@/i18n/en/audit.json'
import { auditAnswerWords, auditCodeWords, auditLabelWords } from './auditValueWords'
import { auditActionWords, auditRoleWords } from './auditWords'
import { writeAuditValues } from './writeAuditValues'

test('the exported words are those of the page', () => {
  expect(auditActionWords).toEqual({ en: en.action, ar: ar.action })
  expect(auditRoleWords).toEqual({ en: en.role, ar: ar.role })
  expect(auditCodeWords).toEqual({ en: en.code, ar: ar.code })
  expect({ en: en.label, ar: ar.label }).toMatchObject(auditLabelWords)
  expect({ en: en.value, ar: ar.value }).toMatchObject(auditAnswerWords)
})

const names = { omar: { name: 'Omar', nameAr: 'عمر' }, cut: { name: 'Haircut', nameAr: null } }
const values = {
  startsAt: Date.parse('2027-02-06T07:00:00Z'),
  staffId: 'omar',
  services: 'cut gone',
  status: 'no_show',
  rights: 'see_all manage_team',
  isWeekly: true,
  fromTime: 570,
  'hours:Monday': '540-780 840-1140',
  'hours:Sunday:omar': '',
  untilTime: null,
}

test.each([
  ['20 USD', 'Price: 20 USD'],
  ['1250 JOD', 'Price: 1.250 JOD'],
  ['2050 ILS', 'Price: 20.50 ILS'],
])('the price %s is written as %s', (price, written) => {
  expect(writeAuditValues({ price }, { timeZone: 'UTC', names, language: 'en' })).toBe(written)
})

test('values are written in the language of whoever exports them', () => {
  const zone = { timeZone: 'Asia/Hebron', names }
  expect(writeAuditValues(values, { ...zone, language: 'en' }).split('; ')).toEqual([
    'When: 2027-02-06 09:00',
    'With: Omar',
    'Services: Haircut gone',
    'Status: no-show',
    'Rights: see everybody’s appointments, manage the team',
    'Every week: yes',
    'From: 09:30',
    'Monday: 09:00-13:00 14:00-19:00',
    'Sunday, Omar: closed',
    'Until: ',
  ])
  const inArabic = writeAuditValues(values, { ...zone, language: 'ar' })
  expect(inArabic).toContain('عمر')
  expect(inArabic).toContain('الاثنين')
  expect(inArabic.replace(/Haircut|gone/g, '')).not.toMatch(/[a-z]/i)
})
