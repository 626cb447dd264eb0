import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { isRule } from '@/domain/rules'
import { RuleTextContext } from '@/ui/form/RuleText'

/** Gives the forms of the pages inside the words for a rule that a field breaks. */
export function RuleTexts() {
  const { t } = useTranslation('validation')
  const describeRule = useMemo(() => (code: string) => t(isRule(code) ? code : 'value_invalid'), [t])
  return (
    <RuleTextContext value={describeRule}>
      <Outlet />
    </RuleTextContext>
  )
}
