import ar from '@/i18n/ar/audit.json'
import en from '@/i18n/en/audit.json'
import { auditActionWords, auditRoleWords } from './auditWords'

test('the exported words are those of the page', () => {
  expect(auditActionWords).toEqual({ en: en.action, ar: ar.action })
  expect(auditRoleWords).toEqual({ en: en.role, ar: ar.role })
})
