import { useTranslation } from 'react-i18next'

interface StepNameProps {
  /** The action's type; empty at the start. */
  name: string
  className?: string | undefined
}

export function StepName({ name, className }: StepNameProps) {
  const { t } = useTranslation('support')
  if (name === '') return <span className={className}>{t('steps.start')}</span>
  return (
    <code dir="ltr" className={className}>
      {name}
    </code>
  )
}
