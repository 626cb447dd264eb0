import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOfRule } from '@/domain/ruleCode'
import { RuleTextContext } from '@/ui/form/RuleText'

/** Gives every form the text of a broken rule. A page with a form lists `validation` among its texts. */
export function RuleTexts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const describeRule = useMemo(
    () => (code: string) => {
      const { rule, max } = partsOfRule(code)
      return t([rule, 'value_invalid'] as never, { ns: 'validation', max })
    },
    [t],
  )
  return <RuleTextContext value={describeRule}>{children}</RuleTextContext>
}
