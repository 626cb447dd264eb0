import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { useQuestions } from './useQuestions'

/** From the menu to the question that it was opened at, without a further service. */
export const EnoughButton = () => {
  const { t } = useTranslation('booking')
  const { goBack } = useQuestions()
  return (
    <Button variant="primary" onClick={goBack}>
      {t('add.enough')}
    </Button>
  )
}
